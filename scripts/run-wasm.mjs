// Prints the ordering that a WebAssembly build of the core hands out. It is given no imports, as it needs none.
import { readFileSync, writeSync } from "node:fs";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const { run, length, memory } = instance.exports;
const start = run() >>> 0;
writeSync(1, new Uint8Array(memory.buffer, start, length()));
