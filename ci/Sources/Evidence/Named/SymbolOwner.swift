/// Says which module a symbol belongs to by its USR alone.
///
/// A USR of Swift is the mangled name with `s:` in place of `$s`; one of C begins with `c:`, and
/// what Swift makes of a C header is mangled into the module `__C`.
enum SymbolOwner {
  /// The owner of all that a C header declares.
  static let c = "C"

  /// The module, or nothing when the name tells none.
  static func module(ofUSR usr: String) -> String? {
    if usr.hasPrefix("c:") { return c }
    guard usr.hasPrefix("s:") else { return nil }
    let name = usr.dropFirst(usr.hasPrefix("s:e:") ? 4 : 2)
    if name.hasPrefix("c:") { return c }
    guard let module = moduleOfMangledName("$s" + name) ?? outermost(name) else { return nil }
    return module.hasPrefix("__C") ? c : module
  }

  /// The module that a mangled name begins with: `10Foundation4Date…` begins with its length, and
  /// the standard library has the short forms `s` and `S`.
  private static func outermost(_ name: Substring) -> String? {
    if name.first == "s" || name.first == "S" { return "Swift" }
    let digits = name.prefix(while: \.isNumber)
    guard let length = Int(digits), length > 0, length < name.count else { return nil }
    return String(name.dropFirst(digits.count).prefix(length))
  }
}
