import CoreWeb
import NotesDomain

extension OpenAPIPart {
  /// The part of the API description for notes. A test compares it with the routes.
  static let notes = OpenAPIPart(
    paths: """
      "/api/v1/notes": {
        "get": {"summary": "Lists the newest notes.", "responses": \(replies("The notes.", array(of: "Note")))},
        "post": {"summary": "Adds a note.", "requestBody": \(body(schema("NewNote"))), "responses": \(replies("The note.", schema("Note"), status: 201))}
      },
      "/api/v1/notes/{id}": {
        "parameters": [\(pathPart("id"))],
        "delete": {"summary": "Deletes a note.", "responses": \(replies("It is gone.", status: 204))}
      }
      """,
    components: OpenAPIComponents(
      schemas: """
        "Note": {
          "type": "object", "required": ["id", "title", "createdAt"],
          "properties": {"id": {"type": "string"}, "title": {"type": "string"}, "createdAt": {"type": "string", "format": "date-time"}}
        },
        "NewNote": {
          "type": "object", "required": ["title"],
          "properties": {"title": {"type": "string", "minLength": 1, "maxLength": \(NoteTitle.limit)}}
        }
        """))
}
