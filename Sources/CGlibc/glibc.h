// glibc declares these for C with _GNU_SOURCE only, which Swift's Glibc module is built without.

// With RENAME_EXCHANGE, 2, the two names change places in one step; with RENAME_NOREPLACE, 1, nothing is overwritten.
int renameat2(int old_directory, const char *old_path, int new_directory, const char *new_path, unsigned int flags);

// Returns once everything of the file system that holds the open file is on the disk.
int syncfs(int file);

// The system ends this process, by SIGKILL, when its parent has ended.
int prctl(int option, ...);
static inline int evdoc_end_with_parent(void) { return prctl(1 /* PR_SET_PDEATHSIG */, 9 /* SIGKILL */); }
