// The part of the toolchain's libIndexStore that the tests of the architecture use, as types of function pointers:
// the library is found beside the compiler when the tests run, so there is nothing to link.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Not terminated by a zero.
typedef struct {
    const char *bytes;
    size_t count;
} IndexString;

typedef const void *IndexHandle;

// Called for each element; false ends the walk.
typedef bool (*IndexVisitor)(void *context, IndexHandle element);
typedef bool (*IndexNameVisitor)(void *context, IndexString name);

typedef IndexHandle (*IndexOpenStore)(const char *path, IndexHandle *error);
typedef IndexHandle (*IndexOpen)(IndexHandle store, const char *name, IndexHandle *error);
typedef void (*IndexClose)(IndexHandle);
typedef bool (*IndexVisitNames)(IndexHandle, unsigned sorted, void *context, IndexNameVisitor);
typedef bool (*IndexVisit)(IndexHandle, void *context, IndexVisitor);
typedef IndexString (*IndexText)(IndexHandle);
typedef IndexHandle (*IndexPart)(IndexHandle);
typedef uint64_t (*IndexFlags)(IndexHandle);
typedef unsigned (*IndexKind)(IndexHandle);
typedef void (*IndexPosition)(IndexHandle, unsigned *line, unsigned *column);
