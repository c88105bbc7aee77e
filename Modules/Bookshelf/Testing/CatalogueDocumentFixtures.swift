public import BookshelfDomain
public import CoreDomain
public import CoreTesting

/// The complete result of parsing a document: every series with all fields, and the notes.
public struct CatalogueReadingOutcome: Hashable, Sendable {
  public let series: [ComicSeries]
  public let report: Result<CatalogueReadingReport, ComicFailure>

  public init(series: [ComicSeries], report: Result<CatalogueReadingReport, ComicFailure>) {
    self.series = series
    self.report = report
  }

  /// Parses a document and returns the series and the report.
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
  /// A catalogue that contains the given JSON series.
  public static func comicCatalogue(_ series: String...) -> BytesSource {
    BytesSource("{\"series\":[\(series.joined(separator: ","))]}")
  }
}
