import EarthquakesDomain

extension OpenAPIPart {
  /// What the description of the API says of earthquakes. A test compares it with the routes.
  static let earthquakes = OpenAPIPart(paths: quakePaths, components: quakeComponents)

  private static let quakePaths = """
    "/api/v1/earthquakes": {
      "get": {
        "summary": "Lists the newest earthquakes.",
        "responses": {
          "200": {"description": "The earthquakes.", "content": {"application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/Quake"}}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      },
      "post": {
        "summary": "Adds a quake.",
        "requestBody": {"required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/NewQuake"}}}},
        "responses": {
          "201": {"description": "The quake.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Quake"}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/earthquakes/{id}": {
      "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "string"}}],
      "delete": {
        "summary": "Deletes a quake.",
        "responses": {
          "204": {"description": "It is gone."},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    }
    """

  private static let quakeComponents = OpenAPIComponents(
    schemas: """
      "Quake": {
        "type": "object", "required": ["id", "title", "createdAt"],
        "properties": {
          "id": {"type": "string"}, "title": {"type": "string"},
          "createdAt": {"type": "string", "format": "date-time"}
        }
      },
      "NewQuake": {
        "type": "object", "required": ["title"],
        "properties": {"title": {"type": "string", "minLength": 1, "maxLength": \(QuakeTitle.limit)}}
      }
      """)
}
