import BookmarksDomain
import FoundationEssentials

/// Turns requests to add a bookmark into intents of the editor's screen.
struct BookmarkEditorController: Sendable {
  let screen: any BookmarkEditorScreen

  /// Keeps what somebody filled into the form of the page: `url`, `title`, `tags` (separated by
  /// commas) and `note`.
  func save(_ fields: FormFields) async {
    await screen.save(
      BookmarkForm(
        address: fields["url"] ?? "", title: fields["title"] ?? "",
        tags: (fields["tags"] ?? "").split(separator: ",").map(String.init),
        note: fields["note"] ?? ""))
  }

  /// Keeps what a program sent as JSON: `url` and, where they are wanted, `title`, `tags` (an
  /// array), `note` and `fetch` (whether the page's title is fetched where there is none).
  ///
  /// - Throws: ``Problem`` when the text is no such JSON.
  func save(_ json: [UInt8]) async throws(Problem) {
    await screen.save(try Self.form(json))
  }

  private static func form(_ json: [UInt8]) throws(Problem) -> BookmarkForm {
    do {
      return try JSONDecoder().decode(NewBookmark.self, from: Data(json)).form
    } catch let error as DecodingError {
      throw Problem(error)
    } catch {
      throw .unexpected
    }
  }
}

/// A bookmark as a program sends it.
private struct NewBookmark: Decodable {
  let url: String
  let title: String?
  let tags: [String]?
  let note: String?
  let fetch: Bool?

  var form: BookmarkForm {
    BookmarkForm(
      address: url, title: title ?? "", tags: tags ?? [], note: note ?? "",
      fetchesTitle: fetch ?? true)
  }
}
