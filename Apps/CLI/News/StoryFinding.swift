import Composition
import CoreDomain
import NewsDomain

extension CommandContext {
  /// Finds the story that an argument means: by its identifier, the beginning of it, or its address.
  ///
  /// - Returns: `nil` if the screen went away.
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

/// What the commands say of an argument that means a story.
enum StoryArgument {
  static let help =
    "The identifier, as the list shows it, its first \(IdentifierStart.shortest) characters or more, "
    + "or the address that the story leads to."
}
