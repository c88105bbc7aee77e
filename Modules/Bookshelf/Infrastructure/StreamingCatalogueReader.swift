public import BookshelfDomain
public import CoreDomain

/// Parses a catalogue while it arrives, one series at a time.
///
/// It returns the same results as ``SimpleCatalogueReader``, with two exceptions. If a document is
/// malformed, the visitor has already received the series before the error. The size of a document
/// is not limited.
public struct StreamingCatalogueReader: CatalogueReading {
  public init() {}

  public func read(
    _ source: any ByteSource, for key: String,
    telling visitor: (ComicSeries) async throws(ComicFailure) -> Void
  ) async throws(ComicFailure) -> CatalogueReadingReport {
    var document = CatalogueDocument(source)
    try await document.begin()
    guard try await document.begins(with: "{") else { throw try await Self.stranger(&document) }
    try await document.expect("{")
    var report: CatalogueReadingReport?
    var isFirst = true
    var hasSeries = false
    while try await document.hasMore(until: "}", isFirst: isFirst) {
      isFirst = false
      let name = try await Self.name(&document)
      try await document.expect(":")
      let isList = try await document.begins(with: "[")
      if name == "series", !hasSeries, isList {
        report = try await Self.series(&document, telling: visitor)
      } else {
        try Self.passOver(try await document.value(), depth: 1)
      }
      hasSeries = hasSeries || name == "series"
    }
    try await document.finish()
    guard let report else { throw CatalogueBroken.noCatalogue }
    return report
  }
}

extension StreamingCatalogueReader {
  /// Parses the list of series and passes each series to the visitor.
  private static func series(
    _ document: inout CatalogueDocument,
    telling visitor: (ComicSeries) async throws(ComicFailure) -> Void
  ) async throws(ComicFailure) -> CatalogueReadingReport {
    var meaning = CatalogueMeaning()
    var told = 0
    var number = 0
    try await document.expect("[")
    while try await document.hasMore(until: "]", isFirst: number == 0) {
      let draft = try draft(of: try await document.value())
      if let series = meaning.series(draft, number: number) {
        told += 1
        try await visitor(series)
      }
      number += 1
    }
    return meaning.report(series: told)
  }

  private static func draft(of value: [UInt8]) throws(ComicFailure) -> CatalogueValue {
    try taking(value, depth: 2) { reader throws(JSONReader.Fault) in
      try reader.value()
    }
  }

  private static func name(_ document: inout CatalogueDocument) async throws(ComicFailure) -> String
  {
    try taking(try await document.value(), depth: 1) {
      reader throws(JSONReader.Fault) in
      try reader.text()
    }
  }

  private static func passOver(_ value: [UInt8], depth: Int) throws(ComicFailure) {
    try taking(value, depth: depth) { reader throws(JSONReader.Fault) in
      try reader.skip()
    }
  }

  /// Returns the error for a document that is not an object.
  private static func stranger(
    _ document: inout CatalogueDocument
  ) async throws(ComicFailure) -> ComicFailure {
    if try await document.begins(with: "<") { return CatalogueBroken.webPage }
    try passOver(try await document.value(), depth: 0)
    try await document.finish()
    return CatalogueBroken.noCatalogue
  }

  /// Parses a value completely.
  private static func taking<Value>(
    _ bytes: [UInt8], depth: Int,
    _ take: (inout JSONReader) throws(JSONReader.Fault) -> Value
  ) throws(ComicFailure) -> Value {
    do throws(JSONReader.Fault) {
      var reader = try JSONReader(bytes, depth: depth)
      let value = try take(&reader)
      try reader.finish()
      return value
    } catch {
      throw CatalogueBroken.noJSON(error)
    }
  }
}
