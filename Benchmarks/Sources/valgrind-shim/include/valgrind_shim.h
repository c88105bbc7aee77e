// Empty: the programs do not call the shim. The loader puts its function before that of the C library.
