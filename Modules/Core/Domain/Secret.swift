/// A word that opens a door, such as the token of a service, and that nobody is shown.
///
/// It goes out in one way only: as the credentials of a request, see ``authorization(scheme:)``.
/// Printed, interpolated, dumped or mirrored it is “(secret)”, and it cannot be encoded, so that it
/// ends in no log, no file and no message by mistake.
public struct Secret: Hashable, Sendable {
  private let text: String

  /// How many bytes it may have.
  public static let longest = 1024

  /// Takes a text, without the blanks and line ends around it.
  ///
  /// - Returns: nothing when no text is left, or when it cannot stand in a field of a request: it is longer
  ///   than ``longest``, or holds a blank, a control character or one beyond ASCII.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let start = bytes.firstIndex(where: { !$0.isAroundWords }),
      let last = bytes.lastIndex(where: { !$0.isAroundWords })
    else { return nil }
    let word = bytes[start...last]
    guard word.count <= Self.longest, word.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      return nil
    }
    self.text = String(decoding: word, as: UTF8.self)
  }

  /// The value of the field `Authorization` that shows the secret to a server.
  /// https://www.rfc-editor.org/rfc/rfc9110#section-11.6.2
  ///
  /// Send it over the way that the secret is for, and no other: to that one ``HTTPOrigin``.
  ///
  /// - Parameter scheme: how the server is asked: `Bearer`.
  public func authorization(scheme: StaticString) -> String {
    "\(scheme) \(text)"
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "(secret)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

@available(*, unavailable, message: "a secret is stored nowhere and sent as credentials alone")
extension Secret: Encodable {
  public func encode(to encoder: any Encoder) throws {}
}

extension UInt8 {
  fileprivate var isAroundWords: Bool { isBlank || self == 0x0A || self == 0x0D }
}
