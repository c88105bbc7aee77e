import BookshelfDomain
import CoreDomain
import CoreTesting
import Synchronization

/// A catalogue whose pages are given as values. It is both source and parser, so tests of the
/// repository need no JSON.
final class ToldCatalogue: CatalogueSource, CatalogueReading {
  struct Page: Sendable {
    var series: [ComicSeries]
    var next: CataloguePage?
    var version = "1"
    /// The modification date, which may change without the version.
    var modified: String?
  }

  private struct Memory {
    var pages: [CataloguePage: Page]
    var failure: ComicFailure?
    var asked: [String] = []
    var keys: [String] = []
  }

  private let memory: Mutex<Memory>
  private let gate: @Sendable () async -> Void

  static let start = CataloguePage("https://catalogue.example/catalogue")

  /// - Parameter gate: Awaited before each page.
  init(
    _ pages: [CataloguePage: Page], waitingFor gate: @escaping @Sendable () async -> Void = {}
  ) {
    memory = Mutex(Memory(pages: pages))
    self.gate = gate
  }

  /// Creates a catalogue with one page.
  convenience init(
    _ series: [ComicSeries], waitingFor gate: @escaping @Sendable () async -> Void = {}
  ) {
    self.init([Self.start: Page(series: series)], waitingFor: gate)
  }

  func tell(_ page: Page, at address: CataloguePage = start) {
    memory.withLock { $0.pages[address] = page }
  }

  func fail(with failure: ComicFailure?) {
    memory.withLock { $0.failure = failure }
  }

  /// The requested pages, each with the known version.
  var asked: [String] { memory.withLock { $0.asked } }

  /// The keys for which documents were parsed.
  var keys: [String] { memory.withLock { $0.keys } }

  func fetch(
    _ page: CataloguePage, _ validators: HTTPValidators
  ) async throws(ComicFailure) -> CatalogueReply {
    await gate()
    let (found, failure) = memory.withLock { memory in
      let known = [validators.entityTag ?? "-", validators.lastModified].compactMap(\.self)
      memory.asked.append(([page.address] + known).joined(separator: " "))
      return (memory.pages[page], memory.failure)
    }
    if let failure { throw failure }
    guard let found else { throw .source(.refused(page, status: 404)) }
    let current = HTTPValidators(entityTag: "\"\(found.version)\"", lastModified: found.modified)
    guard validators.entityTag != current.entityTag else { return .unchanged(current) }
    return .document(BytesSource(page.address), current, next: found.next)
  }

  func read(
    _ source: any ByteSource, for key: String,
    telling visitor: (ComicSeries) async throws(ComicFailure) -> Void
  ) async throws(ComicFailure) -> CatalogueReadingReport {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try await source.next() ?? []
    } catch {
      throw .file(error)
    }
    let page = CataloguePage(String(decoding: bytes, as: UTF8.self))
    let series = memory.withLock { memory in
      memory.keys.append(key)
      return memory.pages[page]?.series ?? []
    }
    for each in series { try await visitor(each) }
    return CatalogueReadingReport(series: series.count, leftOut: 0, notes: [])
  }
}
