import CoreDomain
import CoreWeb
import NewsDomain

struct StoryListJSON: StateView {
  func reply(to state: StoryListState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .refreshing: nil
    case .marked(let count): try .json(["marked": count])
    case .success(let page, _): try .json(StoryListRecord(page))
    case .failure(let failure): throw Problem(failure)
    }
  }
}

struct StoryDetailJSON: StateView {
  func reply(to state: StoryDetailState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let story): try .json(StoryRecord(story))
    case .failure(let failure): throw Problem(failure)
    }
  }
}
