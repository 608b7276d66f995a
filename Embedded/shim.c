// What compiled Swift asks of its system and wasi-libc does not have.
#include <stddef.h>
#include <stdint.h>

uintptr_t __stack_chk_guard = 0x5bd1e995;

void __stack_chk_fail(void) { __builtin_trap(); }

// Seeds the hashing of sets and dictionaries. The engine takes no order from them, so a constant does.
void arc4random_buf(void *buffer, size_t size) {
    for (unsigned char *byte = buffer; size > 0; size--) *byte++ = 0x55;
}

// Code that is not optimized says why it traps. A page has no terminal, and wasi-libc's own would import one.
int putchar(int character) { return character; }
