internal import CIDN2
public import CoreDomain
import Glibc

/// Converts host names with libidn2, as browsers do.
///
/// Additions to the library, for compatibility with browsers:
///
/// - A host is percent-decoded first: `%E4%BE%8B.jp` is `例.jp`.
/// - `。`, `．` and `｡` are dots too. A trailing dot and empty labels are preserved.
/// - An ASCII label is lowercased and otherwise left unchanged, even with underscores, with hyphens
///   in any position, or with an invalid `xn--` prefix.
/// - A label with symbols is accepted (`i❤.ws`), although IDNA 2008 and therefore the library
///   reject it.
/// - An IPv6 address in brackets is shortened (`[2001:DB8:0:0::1]` is `[2001:db8::1]`).
///
/// Unlike in browsers, numbers such as `0x7f.1` are not converted to IPv4 addresses.
public struct IDN2HostNaming: HostNaming {
  public init() {}

  public func asciiForm(of host: String) -> String? {
    guard let host = Self.decoded(host) else { return nil }
    if host.utf8.first == UInt8(ascii: "[") { return IPv6Literal(host)?.text }
    guard HostCharacters.areAllowed(in: host),
      let name = ASCIICase.lowered(host) ?? Self.name(of: host),
      !name.isEmpty, HostCharacters.areAllowed(in: name)
    else { return nil }
    return name
  }

  /// Decodes a percent-encoded host; `nil` if the bytes are not valid UTF-8.
  private static func decoded(_ host: String) -> String? {
    guard host.utf8.contains(UInt8(ascii: "%")) else { return host }
    return String(validating: [UInt8](unescaping: host.utf8, plusIsSpace: false), as: UTF8.self)
  }

  /// Converts a host as a whole, or each of its labels if the library is too strict.
  private static func name(of host: String) -> String? {
    switch Lookup(host) {
    case .named(let name): return name
    case .tooStrict: break
    case .refused: return nil
    }
    var labels: [String] = []
    for label in host.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: HostCharacters.isDot)
    {
      let label = String(label)
      guard let name = ASCIICase.lowered(label) ?? name(ofLabel: label) else { return nil }
      labels.append(name)
    }
    let name = labels.joined(separator: ".")
    return name.utf8.count <= lengthLimit ? name : nil
  }

  private static func name(ofLabel label: String) -> String? {
    switch Lookup(label) {
    case .named(let name): name
    case .tooStrict: SymbolLabel.name(of: label)
    case .refused: nil
    }
  }

  /// The maximum length of a name in bytes, with or without a trailing dot: the library's limit.
  /// https://www.rfc-editor.org/rfc/rfc1035#section-2.3.4
  private static let lengthLimit = 253

  /// The result of libidn2 for a host or a label.
  private enum Lookup {
    case named(String)
    /// Rejected for a reason that browsers ignore.
    case tooStrict
    case refused

    /// Calls libidn2: "IDN2_NONTRANSITIONAL: to let libidn2 convert input domains with TR46
    /// non-transitional processing". The text must not contain NUL.
    /// https://www.gnu.org/software/libidn/libidn2/manual/html_node/Lookup-Functions.html
    init(_ text: String) {
      let flags = Int32(IDN2_NFC_INPUT.rawValue | IDN2_NONTRANSITIONAL.rawValue)
      var name: UnsafeMutablePointer<CChar>?
      switch idn2_rc(unsafe idn2_to_ascii_8z(text, &name, flags)) {
      case IDN2_OK:
        guard let name = unsafe name else { preconditionFailure("libidn2 has given no name") }
        defer { unsafe idn2_free(name) }
        self = unsafe .named(String(cString: name))
      case IDN2_2HYPHEN, IDN2_HYPHEN_STARTEND, IDN2_DISALLOWED, IDN2_UNASSIGNED,
        IDN2_ALABEL_ROUNDTRIP_FAILED, IDN2_PUNYCODE_BAD_INPUT:
        self = .tooStrict
      default: self = .refused
      }
    }
  }
}
