"""A headless Chromium that is spoken to through a pipe, in the DevTools protocol, so that nothing stands between a check and the browser."""
import collections
import fcntl
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

PATH = shutil.which("chromium")
ARGUMENTS = (
    "--headless=new", "--remote-debugging-pipe", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--mute-audio",
    "--no-first-run", "--disable-extensions", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--disable-background-timer-throttling", "--disable-renderer-backgrounding", "--allow-pre-commit-input",
    "--disable-features=Translate,OptimizationHints",
)
LONGEST_ANSWER = 60


class Failure(Exception):
    """The browser did not do what it was told."""


class Chromium:
    """One browser process. Its pages share cookies and storage."""

    def __init__(self):
        self.profile = tempfile.TemporaryDirectory(prefix="check-pages-", ignore_cleanup_errors=True)
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()

        def wire():
            # The protocol's pipes are the descriptors 3 and 4, whatever these were.
            high = fcntl.fcntl(commands, fcntl.F_DUPFD, 10), fcntl.fcntl(answers, fcntl.F_DUPFD, 10)
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        # Chromium has no sandbox for root; the pages are our own.
        sandbox = ["--no-sandbox"] if os.getuid() == 0 else []
        self.process = subprocess.Popen(
            [PATH, *ARGUMENTS, *sandbox, f"--user-data-dir={self.profile.name}", "about:blank"],
            preexec_fn=wire, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.buffer, self.waiting, self.last = b"", collections.deque(), 0

    def send(self, method, session=None, **parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        text = json.dumps(message).encode() + b"\0"
        while text:
            text = text[os.write(self.commands, text):]
        return self.last

    def receive(self, deadline):
        """The next message; None if there is none before the deadline."""
        while not self.waiting:
            left = deadline - time.monotonic()
            if not select.select([self.answers], [], [], max(left, 0))[0]:
                return None
            chunk = os.read(self.answers, 1 << 20)
            if not chunk:
                raise Failure("the browser ended")
            *whole, self.buffer = (self.buffer + chunk).split(b"\0")
            self.waiting.extend(json.loads(text) for text in whole)
        return self.waiting.popleft()

    def call(self, method, session=None, listener=None, **parameters):
        """The result of a method; what happens meanwhile goes to the listener."""
        number, deadline = self.send(method, session, **parameters), time.monotonic() + LONGEST_ANSWER
        while True:
            message = self.receive(deadline)
            if message is None:
                raise Failure(f"no answer to {method} in {LONGEST_ANSWER} s")
            if message.get("id") == number:
                if "error" in message:
                    raise Failure(f"{method}: {message['error']['message']}")
                return message["result"]
            if listener and "method" in message:
                listener(message)

    def version(self):
        return self.call("Browser.getVersion")["product"]

    def close(self):
        try:
            self.send("Browser.close")
            self.process.wait(10)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        os.close(self.commands)
        os.close(self.answers)
        self.profile.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
