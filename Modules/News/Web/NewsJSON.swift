import CoreDomain
import CoreWeb
import HTTPTypes
import NewsDomain

/// The feeds and the results of actions on them as JSON.
struct NewsFeedsJSON: StateView {
  /// Returns the reply to a state. After a change of a feed, the reply contains the changed feed.
  func reply(to state: NewsFeedsState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .adding, .refreshing: nil
    case .added(let added): try .json(NewsAddedRecord(added), status: .created)
    case .removed: ServerReply(.noContent)
    case .filed(let feed): try .json(NewsFeedRecord(feed))
    case .refreshed(let report): try .json(NewsRefreshRecord(report))
    case .success(let feeds): try .json(feeds.map { NewsFeedRecord($0) })
    case .failure(let failure): throw Problem(failure)
    }
  }
}

private struct NewsAddedRecord: Encodable {
  let feed: NewsFeedRecord
  let stories: Int
  /// Warnings about a document that could be read.
  let notes: [String]

  init(_ added: AddedFeed) {
    feed = NewsFeedRecord(added.feed)
    stories = added.stories
    notes = added.notes.map(\.description)
  }
}

/// The filters as JSON.
struct NewsFiltersJSON: StateView {
  var status = HTTPResponse.Status.ok

  func reply(to state: NewsFiltersState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success where status == .noContent: ServerReply(.noContent)
    case .success(let filters): try .json(filters.map { NewsFilterRecord($0) }, status: status)
    case .failure(let failure): throw Problem(failure)
    }
  }
}

/// The content of a previewed document as JSON.
struct NewsPreviewJSON: StateView {
  func reply(to state: NewsPreviewState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let feed): try .json(FeedPreviewRecord(feed))
    case .failure(let failure): throw Problem(failure)
    }
  }
}

/// The result of an import as JSON. The result of an export has no body, because the file was
/// streamed.
struct NewsTransferJSON: StateView {
  func reply(to state: NewsTransferState) throws -> ServerReply? {
    switch state {
    case .idle, .working: nil
    case .imported(let feeds): try .json(ImportedFeedsRecord(feeds))
    case .exported: ServerReply(.ok)
    case .failure(let failure): throw Problem(failure)
    }
  }
}
