import CoreWeb
import NewsDomain

extension OpenAPIPart {
  /// The part of the API description for news. A test compares it with the routes.
  static let news = OpenAPIPart(
    Texts.openAPI,
    values: [
      "NewsCategory.limit": .integer(NewsCategory.limit),
      "NewsFeed.limit": .integer(NewsFeed.limit),
      "StoryLimit.usual.count": .integer(StoryLimit.usual.count),
      "StoryWords.limit": .integer(StoryWords.limit),
    ])
}
