import BookshelfDomain
import CoreCLI
import CoreDomain

/// A series with its volumes and its grid, or a JSON object.
struct ComicDetailView: Sendable {
  let context: CommandContext
  var json = false
  var program = CommandOutput.bookshelf

  private var display: Display { context.display }

  @Sendable func commandOutput(of state: ComicDetailState) -> CommandOutput? {
    switch state {
    case .idle, .preparing, .buying, .sold: nil
    case .success(let detail): commandOutput(of: detail)
    case .failure(let failure): CommandOutput(failure: failure, program: program)
    }
  }

  private func commandOutput(of detail: ComicDetail) -> CommandOutput {
    if json { return CommandOutput(json: ComicDetailRecord(detail)) }
    return CommandOutput(text(of: detail))
  }
}

extension ComicDetailView {
  private func text(of detail: ComicDetail) -> String {
    let series = detail.series
    let facts: [(String, String?)] = [
      ("Reading", series.titleReading),
      ("By", series.authors.map(\.name).joined(separator: ", ")),
      ("Publisher", series.publisher), ("Series", series.id.raw),
      ("Next", detail.entry.nextReleaseAt?.displayed),
    ]
    let parts = [
      display.headline(series.title) + "\n" + display.facts(facts, width: 11),
      list("Volumes", detail.volumes.enumerated().map { line(of: $1, $0 + 1) }),
      list("Episodes", lines(of: detail.grid, from: detail.volumes.count + 1)),
      detail.continuing.map { "Continue reading\n     " + display.line(of: $0) } ?? "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func list(_ name: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : display.headline(name) + "\n" + lines.joined()
  }

  private func line(of volume: ComicVolume, _ number: Int) -> String {
    let comic = volume.comic
    let price = volume.obstacle == .alreadyOwned ? nil : comic.price?.description
    let parts = [
      display.text(comic.label), price, words(about: volume),
      Figures.count(comic.pages, "page"),
      volume.place.map { $0.isFinished ? "finished" : "at page \($0.page)" },
      display.detail(ComicItem.comic(comic.id).text),
    ]
    return display.numbered(number) + parts.compactMap(\.self).joined(separator: " · ") + "\n"
  }

  /// Whether the reader owns a volume, and why it cannot be read or bought.
  private func words(about volume: ComicVolume) -> String {
    switch volume.obstacle {
    case .alreadyOwned?:
      volume.readability == .readable ? "owned" : "owned; " + words(volume.readability)
    case .notReleased(let day)?: "will be released on \(day)"
    case .notForSale?, .hidden?: "not for sale"
    case nil: "for sale"
    }
  }

  /// The cells in order. Episodes are numbered from `first`.
  private func lines(of grid: ComicGrid, from first: Int) -> [String] {
    var number = first
    return grid.cells.map { cell in
      switch cell {
      case .episode(let cell):
        defer { number += 1 }
        return line(of: cell, number)
      case .advertisement(let advertisement):
        return line(of: advertisement)
      }
    }
  }

  private func line(of cell: ComicEpisodeCell, _ number: Int) -> String {
    let episode = cell.episode
    let parts = [
      display.text(episode.label), episode.window.opensAt.map { Figures.day($0) },
      episode.isFree ? "free" : nil, words(cell.readability),
      display.detail(ComicItem.episode(episode.id).text),
    ]
    return display.numbered(number) + parts.compactMap(\.self).joined(separator: " · ") + "\n"
  }

  private func line(of advertisement: ComicEpisode.Advertisement) -> String {
    let parts = ["Advertisement (\(advertisement.type.word))", advertisement.address]
    return "     " + display.detail(parts.compactMap(\.self).joined(separator: ": ")) + "\n"
  }

  private func words(_ readability: ComicReadability) -> String {
    switch readability {
    case .readable: "readable"
    case .hidden: "hidden"
    case .upcoming(let moment): "from \(moment.displayed)"
    case .closed(let moment): "until \(Figures.day(moment))"
    case .signInNeeded: "requires signing in"
    case .purchaseNeeded(let comic?): "requires volume \(display.text(comic.raw))"
    case .purchaseNeeded(nil): "not free"
    }
  }
}

extension ComicDetail {
  /// The items that the printed numbers refer to: the volumes, then the episodes.
  var items: [ComicItem] {
    volumes.map { .comic($0.comic.id) }
      + grid.cells.compactMap {
        if case .episode(let cell) = $0 { .episode(cell.episode.id) } else { nil }
      }
  }
}
