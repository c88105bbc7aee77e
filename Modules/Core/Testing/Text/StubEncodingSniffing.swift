public import CoreDomain

/// Always returns the same encoding, whatever the text is.
public struct StubEncodingSniffing: EncodingSniffing {
  private let label: String?

  /// - Parameter label: The label to return; `nil` means that the encoding cannot be detected.
  public init(_ label: String? = nil) {
    self.label = label
  }

  public func encoding(of bytes: [UInt8]) -> String? { label }
}
