// glibc declares these for C with _GNU_SOURCE only, which Swift's Glibc module is built without.
#include <spawn.h>
#include <sys/resource.h>

// The new process begins in this directory.
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);

// The new process has no open file from this descriptor upwards.
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

// Limits a resource of another process.
int prlimit(pid_t process, int resource, const struct rlimit *new_limit, struct rlimit *old_limit);
