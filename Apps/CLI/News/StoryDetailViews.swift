import Composition
import NewsDomain

/// A single story, as text or as a JSON object.
struct StoryDetailView: Sendable {
  let display: Display
  let json: Bool

  @Sendable func printout(of state: StoryDetailState) -> Printout? {
    switch state {
    case .idle, .preparing: nil
    case .success(let story):
      json ? Printout(json: StoryRecord(story)) : Printout(display.text(about: story))
    case .failure(let failure): Printout(failure: failure)
    }
  }
}

/// The result of starring or unstarring a story.
struct StoryStarView: Sendable {
  let display: Display
  let json: Bool

  @Sendable func printout(of state: StoryDetailState) -> Printout? {
    switch state {
    case .idle, .preparing: nil
    case .success(let story): json ? Printout(json: StoryRecord(story)) : printout(of: story)
    case .failure(let failure): Printout(failure: failure)
    }
  }

  private func printout(of story: Story) -> Printout {
    Printout("\(story.isStarred ? "Starred" : "Unstarred") “\(display.text(story.title))”.\n")
  }
}
