import BookshelfDomain
import CoreDomain
import FoundationEssentials
import HTTPTypes

/// Turns requests for the list into intents of its screen.
struct ComicListController: Sendable {
  let screen: any ComicListScreen

  func show() async {
    await screen.show()
  }

  /// Keeps what somebody filled into the form of the page: `title`.
  func add(_ fields: FormFields) async {
    await screen.add(fields["title"] ?? "")
  }

  /// Keeps what a program sent as JSON: an object with `title`.
  ///
  /// - Throws: ``Problem`` when the bytes are no such JSON.
  func add(_ json: [UInt8]) async throws(Problem) {
    await screen.add(try NewComic(json).title)
  }

  /// Removes what the path names.
  func remove(_ request: ServerRequest) async throws(Problem) {
    await screen.remove(Comic.ID(try request.parameter("id")))
  }
}

/// What a program sends to add a comic.
private struct NewComic: Decodable {
  let title: String

  init(_ json: [UInt8]) throws(Problem) {
    do {
      self = try JSONDecoder().decode(NewComic.self, from: Data(json))
    } catch let error as DecodingError {
      throw Problem(error)
    } catch {
      throw .unexpected
    }
  }
}
