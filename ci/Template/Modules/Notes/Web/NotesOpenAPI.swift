import CoreWeb
import NotesDomain

extension OpenAPIPart {
  /// The part of the API description for notes. A test compares it with the routes.
  static let notes = OpenAPIPart(
    Texts.openAPI, values: ["NoteTitle.limit": .integer(NoteTitle.limit)])
}
