// Empty: what the submodule declares on iOS is public in the Swift module.
