// The reader of the index that the compiler writes while it builds; the header is the toolchain's.
#include <indexstore/indexstore.h>

// From libswiftDemangle of the same toolchain, which brings no header along. Writes the module
// that a mangled name belongs to, at most `length` bytes of it with a zero at the end, and returns
// how long the name is; 0 when there is none.
// https://github.com/swiftlang/swift/blob/main/include/swift/SwiftDemangle/SwiftDemangle.h
size_t swift_demangle_getModuleName(const char *mangled, char *buffer, size_t length);
