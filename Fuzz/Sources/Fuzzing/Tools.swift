public import CoreDomain
import CoreInfrastructure

/// The real things, as the programs have them.
public enum Tools {
  public static let markup: any MarkupReading = LibXMLMarkupReading()
  public static let hosts: any HostNaming = IDN2HostNaming()
  public static let decoding: any TextDecoding = IconvTextDecoding()
  public static let sniffing: any EncodingSniffing = UchardetEncodingSniffing()

  /// Where a document was found.
  public static let base = WebAddress("https://example.org/news/feed")
}

/// Ends the program, which libFuzzer takes for a find, when something is not as it has to be.
public func expect(_ fault: String?) {
  if let fault { fatalError(fault) }
}

/// The bytes that libFuzzer gives.
public func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  unsafe Array(UnsafeBufferPointer(start: start, count: count))
}
