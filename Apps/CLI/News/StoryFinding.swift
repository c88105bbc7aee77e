import Composition
import CoreDomain
import NewsDomain

extension CommandContext {
  /// Returns the story that an argument identifies by its identifier, a prefix of it, or its URL.
  ///
  /// - Returns: `nil` if the screen was deallocated.
  func story(
    meantBy typed: String, on screens: any NewsScreens
  ) async -> Result<Story, StoryFailure>? {
    let screen = screens.detail(navigator: navigator)
    let binding = ScreenBinding<StoryDetailState, Result<Story, StoryFailure>> { state in
      switch state {
      case .idle, .preparing: nil
      case .success(let story): .success(story)
      case .failure(let failure): .failure(failure)
      }
    }
    return await binding.outcome(of: await screen.states()) { await screen.find(typed) }
  }
}

/// The help text of arguments that identify a story.
enum StoryArgument {
  static let help =
    "The identifier, as the list shows it, its first \(IdentifierStart.shortest) characters or more, "
    + "or the address that the story leads to."
}
