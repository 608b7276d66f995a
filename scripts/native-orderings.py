"""Prints every case of every experiment as the WebAssembly build does; reads `evdoc list --format json`."""

import json
import subprocess
import sys

for experiment in json.load(sys.stdin)["experiments"]:
    run = subprocess.run([sys.argv[1], "run", experiment["id"], "--format", "json"], check=True, capture_output=True)
    for case in json.loads(run.stdout)["cases"]:
        print(experiment["id"], case["case"])
        for call in case["ordering"]:
            print(f"{call['time'] * 1000:.1f} {call['depth']} {call['token']} [{call.get('rule', '-')}]")
