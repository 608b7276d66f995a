// How the allocator is told what to keep: glibc's, which Swift's Glibc module leaves out.
#include <malloc.h>

// The attributes of threads that are made without any: declared with _GNU_SOURCE only.
#include <pthread.h>
int pthread_setattr_default_np(const pthread_attr_t *attributes);
