import BookshelfDomain

extension OpenAPIPart {
  /// What the description of the API says of bookshelf. A test compares it with the routes.
  static let bookshelf = OpenAPIPart(paths: comicPaths, components: comicComponents)

  private static let comicPaths = """
    "/api/v1/bookshelf": {
      "get": {
        "summary": "Lists the newest bookshelf.",
        "responses": {
          "200": {"description": "The bookshelf.", "content": {"application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/Comic"}}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      },
      "post": {
        "summary": "Adds a comic.",
        "requestBody": {"required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/NewComic"}}}},
        "responses": {
          "201": {"description": "The comic.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Comic"}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/bookshelf/{id}": {
      "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "string"}}],
      "delete": {
        "summary": "Deletes a comic.",
        "responses": {
          "204": {"description": "It is gone."},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    }
    """

  private static let comicComponents = OpenAPIComponents(
    schemas: """
      "Comic": {
        "type": "object", "required": ["id", "title", "createdAt"],
        "properties": {
          "id": {"type": "string"}, "title": {"type": "string"},
          "createdAt": {"type": "string", "format": "date-time"}
        }
      },
      "NewComic": {
        "type": "object", "required": ["title"],
        "properties": {"title": {"type": "string", "minLength": 1, "maxLength": \(ComicTitle.limit)}}
      }
      """)
}
