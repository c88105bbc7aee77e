public import BookshelfDomain
public import CoreDomain
public import CoreTesting

/// The complete result of parsing a document, for comparing parsers: every series with all fields,
/// and the report or the error.
public struct CatalogueReadingOutcome: Hashable, Sendable {
  public let series: [ComicSeries]
  public let report: Result<CatalogueReadingReport, ComicFailure>

  public init(series: [ComicSeries], report: Result<CatalogueReadingReport, ComicFailure>) {
    self.series = series
    self.report = report
  }

  /// Parses a document with a parser, and returns the series that the visitor received and the
  /// report or the error.
  public static func reading(
    _ source: any ByteSource, by reader: any CatalogueReading, for key: String = "reader"
  ) async -> CatalogueReadingOutcome {
    var told: [ComicSeries] = []
    do throws(ComicFailure) {
      let report = try await reader.read(source, for: key) { series in told.append(series) }
      return CatalogueReadingOutcome(series: told, report: .success(report))
    } catch {
      return CatalogueReadingOutcome(series: told, report: .failure(error))
    }
  }

  /// The report, or `nil` if the document was rejected.
  public var finished: CatalogueReadingReport? { try? report.get() }

  /// Whether the document was rejected as an invalid catalogue.
  public var isRefused: Bool {
    guard case .failure(.catalogue) = report else { return false }
    return true
  }
}

extension BytesSource {
  /// A document of a catalogue that contains the given series, each as JSON.
  public static func comicCatalogue(_ series: String...) -> BytesSource {
    BytesSource("{\"series\":[\(series.joined(separator: ","))]}")
  }
}
