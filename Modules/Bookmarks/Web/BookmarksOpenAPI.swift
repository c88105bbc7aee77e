import BookmarksDomain
import CoreWeb

extension OpenAPIPart {
  /// The part of the API description for bookmarks. A test compares it with the routes.
  static let bookmarks = OpenAPIPart(
    Texts.openAPI,
    values: [
      "BookmarkAddress.limit": .integer(BookmarkAddress.limit),
      "BookmarkDraft.noteLimit": .integer(BookmarkDraft.noteLimit),
      "BookmarkDraft.titleLimit": .integer(BookmarkDraft.titleLimit),
      "BookmarkQuery.limit": .integer(BookmarkQuery.limit),
      "BookmarkRange.usualLimit": .integer(BookmarkRange.usualLimit),
      "Tag.limit": .integer(Tag.limit),
      "TagList.limit": .integer(TagList.limit),
    ])
}
