public import CoreDomain
import CoreInfrastructure

/// The production implementations.
public enum Tools {
  public static let markup: any MarkupReading = LibXMLMarkupReading()
  public static let hosts: any HostNaming = IDN2HostNaming()
  public static let decoding: any TextDecoding = IconvTextDecoding()
  public static let sniffing: any EncodingSniffing = UchardetEncodingSniffing()

  /// The URL of the documents.
  public static let base = WebAddress("https://example.org/news/feed")
}

/// Traps on a fault, which libFuzzer reports as a finding.
public func expect(_ fault: String?) {
  if let fault { fatalError(fault) }
}

/// The bytes from libFuzzer.
public func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  unsafe Array(UnsafeBufferPointer(start: start, count: count))
}
