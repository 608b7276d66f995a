// glibc declares this for C with _GNU_SOURCE only, which Swift's Glibc module is built without.
// With RENAME_EXCHANGE, 2, the two names change places in one step.
int renameat2(int old_directory, const char *old_path, int new_directory, const char *new_path, unsigned int flags);
