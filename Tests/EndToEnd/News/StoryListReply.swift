/// A list of stories, as the programs write it as JSON.
struct StoryListReply: Decodable {
  let stories: [Headline]
  let next: String?
  let tabs: [Tab]
  let troubles: [Trouble]
  let fetchedAt: String?

  struct Headline: Decodable, Equatable {
    let id: String
    let title: String
    let excerpt: String
    let date: String
    let feeds: [String]
    let read: Bool
    let starred: Bool
  }

  struct Tab: Decodable {
    let category: String?
    let unread: Int
  }

  struct Trouble: Decodable {
    let reason: String
  }
}
