/// A list of stories, as the programs write it as JSON.
struct StoryListReply: Decodable {
  let stories: [Headline]
  let next: String?
  let tabs: [Tab]
  let troubles: [Trouble]

  struct Headline: Decodable {
    let id: String
    let title: String
    let date: String
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
