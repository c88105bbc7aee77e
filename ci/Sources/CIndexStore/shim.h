// Reads the index that the compiler writes while it builds. The header belongs to the toolchain.
#include <indexstore/indexstore.h>

// From libswiftDemangle of the same toolchain, which has no header. Writes the name of the module
// that declares a mangled name: at most `length` bytes, including a zero at the end. Returns the
// length of the module's name, or 0 if there is none.
// https://github.com/swiftlang/swift/blob/main/include/swift/SwiftDemangle/SwiftDemangle.h
size_t swift_demangle_getModuleName(const char *mangled, char *buffer, size_t length);
