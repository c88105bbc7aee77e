public import BookshelfDomain
public import CoreDomain
public import CoreTesting

/// What reading a document came to, whole: every series with every field, and the notes.
public struct CatalogueReadingOutcome: Hashable, Sendable {
  public let series: [ComicSeries]
  public let report: Result<CatalogueReadingReport, ComicFailure>

  public init(series: [ComicSeries], report: Result<CatalogueReadingReport, ComicFailure>) {
    self.series = series
    self.report = report
  }

  /// What was told of a document, and how it ended.
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

  /// The report; nothing where the document was refused.
  public var finished: CatalogueReadingReport? { try? report.get() }

  /// Whether the document was refused as no catalogue.
  public var isRefused: Bool {
    guard case .failure(.catalogue) = report else { return false }
    return true
  }
}

extension BytesSource {
  /// A catalogue of series, each of them in JSON.
  public static func comicCatalogue(_ series: String...) -> BytesSource {
    BytesSource("{\"series\":[\(series.joined(separator: ","))]}")
  }
}
