import CoreDomain
import FoundationEssentials
import HTTPTypes
import NotesDomain

/// Turns requests for the list into intents of its screen.
struct NoteListController: Sendable {
  let screen: any NoteListScreen

  func show() async {
    await screen.show()
  }

  /// Stores the note from the form of the page: `title`.
  func add(_ fields: FormFields) async {
    await screen.add(fields["title"] ?? "")
  }

  /// Stores the note from the JSON of a client: an object with `title`.
  ///
  /// - Throws: ``Problem`` if the bytes are not valid JSON of a new note.
  func add(_ json: [UInt8]) async throws(Problem) {
    await screen.add(try NewNote(json).title)
  }

  /// Removes the note that the path names.
  func remove(_ request: ServerRequest) async throws(Problem) {
    await screen.remove(Note.ID(try request.parameter("id")))
  }
}

/// The JSON that a client sends to add a note.
private struct NewNote: Decodable {
  let title: String

  init(_ json: [UInt8]) throws(Problem) {
    do {
      self = try JSONDecoder().decode(NewNote.self, from: Data(json))
    } catch let error as DecodingError {
      throw Problem(error)
    } catch {
      throw .unexpected
    }
  }
}
