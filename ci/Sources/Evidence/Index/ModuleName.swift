import CIndexStore

extension String {
  /// The compiler's name of the module of a target or a product: `seams_server` of `seams-server`.
  package var asModule: String {
    // Most names need no change. In ASCII, the hyphen and similar characters precede the digits.
    let isPlain = utf8.allSatisfy { $0 >= UInt8(ascii: "0") }
    return isPlain ? self : String(map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}

/// Returns the module of a symbol from its USR alone, or `nil` if the USR does not contain it.
///
/// A USR of Swift is the mangled name with `s:` in place of `$s`. One of C begins with `c:`, and
/// Swift mangles imported C declarations into the module `__C`.
func moduleName(ofUSR usr: String) -> String? {
  if usr.hasPrefix("c:") { return "C" }
  guard usr.hasPrefix("s:") else { return nil }
  let name = usr.dropFirst(usr.hasPrefix("s:e:") ? 4 : 2)
  if name.hasPrefix("c:") { return "C" }
  guard let module = demangledModule("$s" + name) ?? outermostModule(name) else { return nil }
  return module.hasPrefix("__C") ? "C" : module
}

/// The module that declares a mangled name: for `$sSS10FoundationE4trimSSyF` it is Foundation, whose
/// extension declares the function, and not the module of `String`.
private func demangledModule(_ mangled: String) -> String? {
  // A longer name is cut off. No module's name is this long.
  let longest = 256
  let name = unsafe String(unsafeUninitializedCapacity: longest) { buffer in
    unsafe buffer.withMemoryRebound(to: CChar.self) { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return min(unsafe swift_demangle_getModuleName(mangled, start, longest), longest - 1)
    }
  }
  return name.isEmpty ? nil : name
}

/// The module that a mangled name begins with: `10Foundation4Date…` begins with its length, and the
/// standard library has the short forms `s` and `S`.
private func outermostModule(_ name: Substring) -> String? {
  if name.first == "s" || name.first == "S" { return "Swift" }
  let digits = name.prefix(while: \.isNumber)
  guard let length = Int(digits), length > 0, length < name.count else { return nil }
  return String(name.dropFirst(digits.count).prefix(length))
}
