public import CoreDomain

/// An encoding sniffing that always answers the same, whatever the bytes are.
public struct StubEncodingSniffing: EncodingSniffing {
  private let label: String?

  /// - Parameter label: the answer; nothing, unless it is given.
  public init(_ label: String? = nil) {
    self.label = label
  }

  public func encoding(of bytes: [UInt8]) -> String? { label }
}
