import Composition
import NewsDomain

/// One story to be read, or as an object of JSON.
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

/// What giving a star, or taking it, came to.
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
    let title = "“\(display.text(story.title))”"
    return Printout(story.isStarred ? "\(title) has a star.\n" : "\(title) has no star.\n")
  }
}
