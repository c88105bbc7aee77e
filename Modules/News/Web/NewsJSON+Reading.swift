import CoreWeb
import HTTPTypes
import NewsDomain

// Decodes the API's JSON requests with the rules of ``StrictJSON``.

/// A patch of a story: `read` and `starred`, both optional.
struct StoryPatch: Decodable {
  let read: Bool?
  let starred: Bool?

  enum Key: String, CodingKey, CaseIterable {
    case read, starred
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyOf: Key.self)
    read = try container.required(Bool.self, .read)
    starred = try container.required(Bool.self, .starred)
  }
}

/// The stories to mark as read: those of a `feed`, of a `category`, or all.
struct StoryMarkAll: Decodable {
  let feed: String
  let category: String

  enum Key: String, CodingKey, CaseIterable {
    case feed, category
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyOf: Key.self)
    feed = try container.required(String.self, .feed) ?? ""
    category = try container.required(String.self, .category) ?? ""
  }
}

/// A new feed: `address` and optionally `category`.
struct NewsFeedToAdd: Decodable {
  let form: NewsFeedForm

  enum Key: String, CodingKey, CaseIterable {
    case address, category
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyOf: Key.self)
    form = NewsFeedForm(
      address: try container.decode(String.self, forKey: .address),
      category: try container.required(String.self, .category) ?? "")
  }
}

/// A patch of a feed: its `category`. Null removes the feed from its category.
struct NewsFeedPatch: Decodable {
  let category: String

  enum Key: String, CodingKey, CaseIterable {
    case category
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyOf: Key.self)
    let isNone = try container.decodeNil(forKey: .category)
    category = isNone ? "" : try container.decode(String.self, forKey: .category)
  }
}

/// The feeds to refresh: those in `feeds`, or all.
struct NewsFeedsToFetch: Decodable {
  let feeds: [String]

  enum Key: String, CodingKey, CaseIterable {
    case feeds
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyOf: Key.self)
    feeds = try container.required([String].self, .feeds) ?? []
    guard feeds.count <= NewsFeed.limit else {
      throw Problem(
        .unprocessableContent, "“feeds” has more than \(NewsFeed.limit) elements. Send fewer.")
    }
  }
}

/// A new filter: `verdict`, `field` and `value`.
struct NewsFilterToAdd: Decodable {
  let form: NewsFilterForm

  enum Key: String, CodingKey, CaseIterable {
    case verdict, field, value
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyOf: Key.self)
    form = NewsFilterForm(
      verdict: try container.decode(String.self, forKey: .verdict),
      field: try container.decode(String.self, forKey: .field),
      value: try container.decode(String.self, forKey: .value))
  }
}
