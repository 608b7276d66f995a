// Prints the orderings, for a processor with an operating system.
#include <stdint.h>
#include <stdio.h>

const uint8_t *run(void);
int32_t length(void);

int main(void) {
    const uint8_t *text = run();
    size_t size = length();
    return fwrite(text, 1, size, stdout) == size && fflush(stdout) == 0 ? 0 : 1;
}
