import CoreCLI
import NewsDomain

/// A single story, as text or as a JSON object.
struct StoryDetailView: Sendable {
  let display: Display
  let json: Bool

  @Sendable func commandOutput(of state: StoryDetailState) -> CommandOutput? {
    switch state {
    case .idle, .preparing: nil
    case .success(let story):
      json ? CommandOutput(json: StoryRecord(story)) : CommandOutput(display.text(about: story))
    case .failure(let failure): CommandOutput(failure: failure)
    }
  }
}

struct StoryStarView: Sendable {
  let display: Display
  let json: Bool

  @Sendable func commandOutput(of state: StoryDetailState) -> CommandOutput? {
    switch state {
    case .idle, .preparing: nil
    case .success(let story):
      json ? CommandOutput(json: StoryRecord(story)) : commandOutput(of: story)
    case .failure(let failure): CommandOutput(failure: failure)
    }
  }

  private func commandOutput(of story: Story) -> CommandOutput {
    CommandOutput("\(story.isStarred ? "Starred" : "Unstarred") “\(display.text(story.title))”.\n")
  }
}
