public import BookshelfDomain
public import CoreDomain
import FoundationEssentials

/// Parses a complete catalogue with the decoder of FoundationEssentials.
///
/// The decoder checks only what it is asked to decode, and accepts `[1,]`, `01`, and a malformed
/// string in an unknown member. A first pass therefore checks the syntax and the limits of the
/// whole document. The visitor is not called for a malformed document.
public struct SimpleCatalogueReader: CatalogueReading {
  public init() {}

  public func read(
    _ source: any ByteSource, for key: String,
    telling visitor: (ComicSeries) async throws(ComicFailure) -> Void
  ) async throws(ComicFailure) -> CatalogueReadingReport {
    let document = try Self.document(in: try await Self.bytes(of: source))
    var meaning = CatalogueMeaning()
    var count = 0
    for (number, draft) in document.enumerated() {
      guard let series = meaning.series(draft, number: number) else { continue }
      count += 1
      try await visitor(series)
    }
    return meaning.report(series: count)
  }
}

extension SimpleCatalogueReader {
  private static func bytes(of source: any ByteSource) async throws(ComicFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while let piece = try await CatalogueBytes.next(of: source) {
      bytes += piece
      guard bytes.count <= CatalogueLimits.documentBytes else {
        throw ComicFailure.catalogue(
          reason: "The catalogue has more than \(CatalogueLimits.documentBytes) bytes. "
            + "Split it into linked pages.")
      }
    }
    return bytes.starts(with: CatalogueBytes.byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
  }

  private static func document(
    in bytes: [UInt8]
  ) throws(ComicFailure) -> [CatalogueValue] {
    guard bytes.first(where: { !$0.isBlankOrLineBreak }) != UInt8(ascii: "<") else {
      throw CatalogueBroken.webPage
    }
    do throws(JSONReader.Fault) {
      try check(bytes)
    } catch {
      throw CatalogueBroken.noJSON(error)
    }
    guard let document = try? JSONDecoder().decode(CatalogueValue.self, from: Data(bytes)),
      case .object(let object) = document, case .list(let series) = object[.series]
    else { throw CatalogueBroken.noCatalogue }
    return series
  }

  /// Checks the syntax and the limits of a document.
  private static func check(_ bytes: [UInt8]) throws(JSONReader.Fault) {
    var reader = try JSONReader(bytes)
    guard reader.begins(with: "{") else { return try skip(&reader) }
    var hasSeries = false
    try reader.object { reader, name throws(JSONReader.Fault) in
      let isSeries = name.elementsEqual("series".utf8)
      guard isSeries, !hasSeries, reader.begins(with: "[") else {
        hasSeries = hasSeries || isSeries
        return try checkSize(&reader)
      }
      hasSeries = true
      try reader.array { reader throws(JSONReader.Fault) in try checkSize(&reader) }
    }
    try reader.finish()
  }

  private static func skip(_ reader: inout JSONReader) throws(JSONReader.Fault) {
    try reader.skip()
    try reader.finish()
  }

  private static func checkSize(
    _ reader: inout JSONReader
  ) throws(JSONReader.Fault) {
    // Skips blanks.
    _ = reader.begins(with: "{")
    let start = reader.place
    try reader.skip()
    guard reader.place - start <= CatalogueLimits.seriesBytes else {
      throw CatalogueBroken.tooLarge
    }
  }
}

/// Reads the bytes of a document, for both parsers.
enum CatalogueBytes {
  /// The optional byte order mark of UTF-8, which is ignored.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  static func next(of source: any ByteSource) async throws(ComicFailure) -> [UInt8]? {
    do throws(FileFailure) {
      return try await source.next()
    } catch {
      throw .file(error)
    }
  }
}

/// The errors for which a whole document is rejected.
enum CatalogueBroken {
  static func noJSON(_ fault: JSONReader.Fault) -> ComicFailure {
    .catalogue(
      reason: "The catalogue is not valid JSON: \(fault.reason). "
        + "Fetch it again, or contact its publisher.")
  }

  /// An HTML page, such as a sign-in or error page: JSON never starts with “<”.
  static var webPage: ComicFailure {
    .catalogue(
      reason: "The server returned a web page instead of a catalogue. Check the address.")
  }

  static var noCatalogue: ComicFailure {
    .catalogue(
      reason: "The document is not a catalogue: "
        + "it must be an object with a list “series”. Check the address.")
  }

  static var tooLarge: JSONReader.Fault {
    JSONReader.Fault(
      reason: "a series has more than \(CatalogueLimits.seriesBytes) bytes")
  }
}
