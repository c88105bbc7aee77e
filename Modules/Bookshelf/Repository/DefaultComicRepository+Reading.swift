public import BookshelfDomain
import CoreDomain

extension DefaultComicRepository {
  public func page(
    _ page: Int?, of item: String, for reader: SignedInReader?
  ) async throws(ComicFailure) -> ComicPage {
    try await traced.run { () async throws(ComicFailure) in
      let (series, found) = try await find(item)
      let ownership = try await ownership(of: reader)
      let (readable, readability, title) = offer(found, of: series, to: ownership)
      guard let readable else { throw .unreadable(title, readability) }
      let last = try await (page == nil ? place(of: reader, in: found) : nil)
      let isReopened = last?.isFinished == true
      // The volume may have become shorter since.
      let number = page ?? (isReopened ? 1 : min(last?.page ?? 1, readable.pages))
      let following =
        number == readable.pages
        ? series.readable(after: readable.item, for: ownership, at: clock.now) : nil
      let shown = ComicPage(
        number, of: readable, series: series.id, seriesTitle: series.title, following: following,
        isReopened: isReopened)
      guard let shown else {
        throw .form([
          ComicFieldFailure(
            .page,
            "“\(DisplayText.quoted(readable.title))” has the pages 1 to \(readable.pages), got "
              + "“\(number)”.")
        ])
      }
      return shown
    }
  }

  public func keepPlace(
    at page: ComicPage, for reader: SignedInReader
  ) async throws(ComicFailure) {
    guard !page.isReopened else { return }
    try await traced(
      try await shelves.keep(
        ReadingProgress(
          item: page.readable.item, series: page.series, page: page.number,
          pages: page.readable.pages, readAt: clock.now),
        for: reader))
  }

  public func progress(
    of reader: SignedInReader
  ) async throws(ComicFailure) -> [ComicProgress] {
    try await traced.run { () async throws(ComicFailure) in
      let progress = try await shelves.progress(of: reader, in: nil).prefix(ComicProgress.limit)
      var known: [ComicSeries.ID: ComicSeries] = [:]
      for id in Set(progress.map(\.series)) { known[id] = try await shelves.series(id) }
      return progress.map { place in
        let series = known[place.series]
        return ComicProgress(
          progress: place, seriesTitle: series?.title ?? place.series.raw,
          label: series?.label(of: place.item) ?? place.item.text)
      }
    }
  }
}

extension DefaultComicRepository {
  /// Finds the item with an identifier, and its series. A volume takes precedence over an episode.
  private func find(_ text: String) async throws(ComicFailure) -> (ComicSeries, ComicItem) {
    let meant = [
      ComicItem(text), .comic(Comic.ID(text)), .episode(ComicEpisode.ID(text)),
    ].compactMap { $0 }
    for item in meant {
      if let series = try await shelves.series(of: item) { return (series, item) }
    }
    throw .unknownComic(text)
  }

  /// Returns the readability and the title of an item, and the proof that the item may be read now.
  /// The proof is `nil` if the item may not be read.
  private func offer(
    _ item: ComicItem, of series: ComicSeries, to ownership: ComicOwnership
  ) -> (ReadableComic?, ComicReadability, title: String) {
    let now = clock.now
    switch item {
    case .comic(let id):
      guard let comic = series.comics.first(where: { $0.id == id }) else { break }
      return (
        ReadableComic(comic, of: series, for: ownership, at: now),
        comic.readability(for: ownership, at: now), comic.label
      )
    case .episode(let id):
      guard let episode = series.episodes.first(where: { $0.id == id }) else { break }
      return (
        ReadableComic(episode, of: series, for: ownership, at: now),
        episode.readability(for: ownership, at: now), episode.label
      )
    }
    return (nil, .hidden, item.text)
  }

  /// Returns the reader's progress in an item, or `nil` if the reader has not started the item.
  private func place(
    of reader: SignedInReader?, in item: ComicItem
  ) async throws(ComicFailure) -> ReadingProgress? {
    guard let reader else { return nil }
    // The item may have been part of another series when the reader read it.
    let places = try await shelves.progress(of: reader, in: nil)
    return places.first { $0.item == item }
  }
}

extension ComicSeries {
  /// Returns the label of an item, or `nil` if it is not in the series.
  fileprivate func label(of item: ComicItem) -> String? {
    switch item {
    case .comic(let id): comics.first { $0.id == id }?.label
    case .episode(let id): episodes.first { $0.id == id }?.label
    }
  }
}
