// Prints the ordering, for a WebAssembly runtime that can only run programs.
#include <stddef.h>
#include <stdint.h>

const uint8_t *run(void);
int32_t length(void);

struct slice {
    const uint8_t *start;
    size_t size;
};

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
int32_t fd_write(int32_t file, const struct slice *slices, size_t count, size_t *written);

void _start(void) {
    struct slice rest = {run(), 0};
    rest.size = length();
    while (rest.size > 0) {
        size_t written = 0;
        if (fd_write(1, &rest, 1, &written) != 0) __builtin_trap();
        rest.start += written;
        rest.size -= written;
    }
}
