// How the allocator is told what to keep: glibc's, which Swift's Glibc module leaves out.
#include <malloc.h>
