import CoreDomain
import HTTPTypes
import NewsDomain

/// One story, to be read.
struct StoryDetailPage: StateView {
  /// Whose version was asked for; blank for the one that lists over several feeds show.
  let feed: String
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
    let model = StoryDetailModel(story, of: feed, showingPictures: showsPictures)
    var reply = layout.reply(Page(title: story.title, content: model.markup))
    if showsPictures {
      reply.fields[.contentSecurityPolicy] = SecurityHeaders.policyWithForeignPictures
    }
    return reply
  }
}

/// What became of a button of a story: it leads back to where it was pressed, or on to another feature.
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
