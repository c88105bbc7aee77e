import BookmarksDomain
import CoreCLI

/// The tags in use, as text or as a JSON array. The text has one line per tag, which starts with
/// the number of bookmarks.
struct BookmarkTagsView: Sendable {
  let display: Display
  let json: Bool

  private struct Renaming: Encodable {
    let renamed: Int
    let from: String
    let to: String
  }

  @Sendable func commandOutput(of state: BookmarkTagsState) -> CommandOutput? {
    switch state {
    case .idle, .preparing: nil
    case .success(let uses): commandOutput(of: uses)
    case .renamed(let old, to: let new, let count):
      json
        ? CommandOutput(json: Renaming(renamed: count, from: old.text, to: new.text))
        : CommandOutput(
          "Renamed \(display.tag(old.text)) to \(display.tag(new.text)) on \(count) "
            + "\(count == 1 ? "bookmark" : "bookmarks").\n")
    case .failure(let failure): CommandOutput(failure: failure)
    }
  }

  private func commandOutput(of uses: [TagUse]) -> CommandOutput {
    if json { return CommandOutput(json: uses.map(TagRecord.init)) }
    if uses.isEmpty { return CommandOutput(notices: ["No tags."]) }
    let width = uses.map { String($0.count).count }.max() ?? 0
    let lines = uses.map { use in
      "\(String(use.count).rightAligned(to: width))  \(display.tag(use.tag.text))\n"
    }
    return CommandOutput(lines.joined())
  }
}

extension BookmarkTagsState: TerminalState {}
