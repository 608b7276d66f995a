// `BEGIN(name)`, `#embed "FILE"`, `END(name)`: a file as the function `embedded_name`.
#include "CEmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define BEGIN(name) static const unsigned char name##_bytes[] = {
#define END(name)                                                                        \
    };                                                                                   \
    struct EmbeddedFile embedded_##name(void) {                                          \
        return (struct EmbeddedFile){.bytes = name##_bytes, .count = sizeof name##_bytes}; \
    }
