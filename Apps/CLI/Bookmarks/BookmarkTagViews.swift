import BookmarksDomain

/// The tags in use, as text with one line per tag that starts with the number of bookmarks, or as a
/// JSON array.
struct BookmarkTagsView: Sendable {
  let display: Display
  let json: Bool

  private struct Renaming: Encodable {
    let renamed: Int
    let from: String
    let to: String
  }

  @Sendable func printout(of state: BookmarkTagsState) -> Printout? {
    switch state {
    case .idle, .preparing: nil
    case .success(let uses): printout(of: uses)
    case .renamed(let old, to: let new, let count):
      json
        ? Printout(json: Renaming(renamed: count, from: old.text, to: new.text))
        : Printout(
          "Renamed \(display.tag(old.text)) to \(display.tag(new.text)) on \(count) "
            + "\(count == 1 ? "bookmark" : "bookmarks").\n")
    case .failure(let failure): Printout(failure: failure)
    }
  }

  private func printout(of uses: [TagUse]) -> Printout {
    if json { return Printout(json: uses.map(TagRecord.init)) }
    if uses.isEmpty { return Printout(notices: ["No tags."]) }
    let width = uses.map { String($0.count).count }.max() ?? 0
    let lines = uses.map { use in
      let count = String(use.count)
      let gap = String(repeating: " ", count: width - count.count)
      return "\(gap)\(count)  \(display.tag(use.tag.text))\n"
    }
    return Printout(lines.joined())
  }
}

extension BookmarkTagsState: TerminalState {}
