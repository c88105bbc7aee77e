import CoreDomain
import CoreWeb
import HTTPTypes
import NewsDomain

struct StoryDetailPage: StateView {
  /// The list from which the story was opened. If the list shows a single feed, the page shows that
  /// feed's version.
  let form: StoryListForm
  let showsPictures: Bool
  let layout: PageLayout

  func reply(to state: StoryDetailState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let story): reply(story)
    case .failure(let failure): throw Problem(failure)
    }
  }

  private func reply(_ story: Story) -> ServerReply {
    let content = StoryDetailMarkup.markup(
      of: story, in: form, showingPictures: showsPictures,
      offersBookmark: layout.leads(to: Route(path: ["bookmarks", "new"])))
    var reply = layout.reply(
      Page(
        title: story.title, content: content, language: story.carriers.first?.language ?? ""))
    if showsPictures {
      reply.fields[.contentSecurityPolicy] = SecurityHeaders.policyWithForeignPictures
    }
    return reply
  }
}

/// The result of an action on a story: a redirect.
struct StoryChangeView: StateView {
  let destination: String

  func reply(to state: StoryDetailState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success: .redirect(to: destination)
    case .failure(let failure): throw Problem(failure)
    }
  }
}

/// The result of bookmarking a story: a redirect to the form, which belongs to another feature.
struct StoryBookmarkView: StateView {
  let navigator: RedirectNavigator

  /// Redirects once the screen has opened the form. The screen publishes no state for this, so the
  /// redirect does not depend on the state.
  func reply(to state: StoryDetailState) throws -> ServerReply? {
    if let route = navigator.route { return .redirect(to: route) }
    if case .failure(let failure) = state { throw Problem(failure) }
    return nil
  }
}
