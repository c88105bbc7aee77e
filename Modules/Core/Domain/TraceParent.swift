/// The position of an operation in a trace, as the header field `traceparent` transmits it.
/// https://www.w3.org/TR/trace-context/#traceparent-header
public struct TraceParent: Hashable, Sendable {
  /// The identifier of the trace: 32 lower-case hexadecimal digits, not all zero.
  public let traceID: String
  /// The identifier of the operation: 16 lower-case hexadecimal digits, not all zero.
  public let spanID: String
  /// Whether the trace is recorded. A program that continues the trace records it if this is
  /// `true`.
  public let isSampled: Bool

  /// Makes the position of the first operation of a trace.
  ///
  /// - Parameter random: Returns 64 random bits.
  public init(startingWith random: () -> UInt64) {
    traceID = Self.digits(random) + Self.digits(random)
    spanID = Self.digits(random)
    isSampled = true
  }

  /// Makes the position of an operation within the operation of a parent.
  ///
  /// - Parameter random: Returns 64 random bits.
  public init(childOf parent: TraceParent, _ random: () -> UInt64) {
    traceID = parent.traceID
    spanID = Self.digits(random)
    isSampled = parent.isSampled
  }

  /// Parses the value of a header field.
  ///
  /// - Returns: `nil` if the value is invalid. A value of a later version is valid if it begins
  ///   like one of version 00.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= Self.length, let version = Self.field(bytes[0..<2]), version != "ff",
      bytes.count == Self.length || version != "00" && bytes[Self.length] == Self.dash,
      bytes[2] == Self.dash, bytes[35] == Self.dash, bytes[52] == Self.dash,
      let traceID = Self.field(bytes[3..<35]), traceID.contains(where: { $0 != "0" }),
      let spanID = Self.field(bytes[36..<52]), spanID.contains(where: { $0 != "0" }),
      let flags = Self.field(bytes[53..<55]).flatMap({ UInt8($0, radix: 16) })
    else { return nil }
    self.traceID = traceID
    self.spanID = spanID
    isSampled = flags & 1 == 1
  }

  /// The value of the header field.
  public var text: String { "00-\(traceID)-\(spanID)-\(isSampled ? "01" : "00")" }

  /// The length of a value of version 00 in bytes.
  private static let length = 55
  private static let dash = UInt8(ascii: "-")

  /// Returns the text of lower-case hexadecimal digits, or `nil` if another byte is among them.
  private static func field(_ bytes: ArraySlice<UInt8>) -> String? {
    let isHexadecimal = bytes.allSatisfy { $0.isHexDigit && !$0.isCapitalLetter }
    return isHexadecimal ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Returns 16 random digits, not all zero.
  private static func digits(_ random: () -> UInt64) -> String {
    max(random(), 1).digits(16, radix: 16)
  }
}
