import CoreWeb
import NotesDomain

extension OpenAPIPart {
  /// The part of the API description for notes. A test compares it with the routes.
  static let notes = OpenAPIPart(paths: notePaths, components: noteComponents)

  private static let notePaths = """
    "/api/v1/notes": {
      "get": {
        "summary": "Lists the newest notes.",
        "responses": {
          "200": {"description": "The notes.", "content": {"application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/Note"}}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      },
      "post": {
        "summary": "Adds a note.",
        "requestBody": {"required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/NewNote"}}}},
        "responses": {
          "201": {"description": "The note.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Note"}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/notes/{id}": {
      "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "string", "maxLength": \(Site.targetLimit)}}],
      "delete": {
        "summary": "Deletes a note.",
        "responses": {
          "204": {"description": "It is gone."},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    }
    """

  private static let noteComponents = OpenAPIComponents(
    schemas: """
      "Note": {
        "type": "object", "required": ["id", "title", "createdAt"],
        "properties": {
          "id": {"type": "string"}, "title": {"type": "string"},
          "createdAt": {"type": "string", "format": "date-time"}
        }
      },
      "NewNote": {
        "type": "object", "required": ["title"],
        "properties": {"title": {"type": "string", "minLength": 1, "maxLength": \(NoteTitle.limit)}}
      }
      """)
}
