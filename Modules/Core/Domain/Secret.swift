/// A secret such as an API token, which is never displayed.
///
/// The only way to read it is ``authorization(scheme:)``, which makes the credentials of a request.
/// Printing, interpolating or dumping it shows “(secret)”, and it cannot be encoded. So it does not
/// end up in a log, a file or a message by mistake.
public struct Secret: Hashable, Sendable {
  private let text: String

  /// The maximum length of a secret in bytes.
  public static let longest = 1024

  /// Makes a secret from a text. Removes spaces, tabs and line breaks around it.
  ///
  /// - Returns: `nil` if the remaining text is empty, is longer than ``longest``, or contains a
  ///   space, a control character or a non-ASCII character.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let start = bytes.firstIndex(where: { !$0.isBlankOrLineBreak }),
      let last = bytes.lastIndex(where: { !$0.isBlankOrLineBreak })
    else { return nil }
    let word = bytes[start...last]
    guard word.count <= Self.longest, word.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      return nil
    }
    self.text = String(decoding: word, as: UTF8.self)
  }

  /// Returns the value of the `Authorization` header field.
  /// https://www.rfc-editor.org/rfc/rfc9110#section-11.6.2
  ///
  /// Send it only to the ``HTTPOrigin`` that the secret is for.
  ///
  /// - Parameter scheme: The authentication scheme: `Bearer`.
  public func authorization(scheme: StaticString) -> String {
    "\(scheme) \(text)"
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "(secret)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

@available(*, unavailable, message: "do not store a secret; send it as credentials")
extension Secret: Encodable {
  public func encode(to encoder: any Encoder) throws {}
}
