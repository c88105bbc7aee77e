import BookshelfDomain
import CoreWeb

extension OpenAPIPart {
  /// The part of the API description for the bookshelf. A test compares it with the routes.
  static let bookshelf = OpenAPIPart(
    Texts.openAPI,
    values: [
      "Comic.pageLimit": .integer(Comic.pageLimit),
      "ComicCookie.name": .text(ComicCookie.name),
      "ComicGridPage.limit": .integer(ComicGridPage.limit),
      "ComicListRequest.pageSize": .integer(ComicListRequest.pageSize),
      "ComicSearchKey.limit": .integer(ComicSearchKey.limit),
      "Price.limit": .integer(Price.limit),
      "ReaderName.limit": .integer(ReaderName.limit),
      "ReaderPassword.longest": .integer(ReaderPassword.longest),
      "ReaderPassword.shortest": .integer(ReaderPassword.shortest),
    ])
}
