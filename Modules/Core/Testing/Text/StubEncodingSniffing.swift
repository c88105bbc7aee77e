public import CoreDomain

/// A detector of encodings that always returns the same answer.
public struct StubEncodingSniffing: EncodingSniffing {
  private let label: String?

  /// - Parameter label: The label to return; `nil` means that the encoding cannot be detected.
  public init(_ label: String? = nil) {
    self.label = label
  }

  public func encoding(of bytes: [UInt8]) -> String? { label }
}
