import StargazersDomain

extension OpenAPIPart {
  /// What the description of the API says of stargazers. A test compares it with the routes.
  static let stargazers = OpenAPIPart(paths: stargazerPaths, components: stargazerComponents)

  private static let stargazerPaths = """
    "/api/v1/stargazers": {
      "get": {
        "summary": "Lists the newest stargazers.",
        "responses": {
          "200": {"description": "The stargazers.", "content": {"application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/Stargazer"}}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      },
      "post": {
        "summary": "Adds a stargazer.",
        "requestBody": {"required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/NewStargazer"}}}},
        "responses": {
          "201": {"description": "The stargazer.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Stargazer"}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/stargazers/{id}": {
      "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "string"}}],
      "delete": {
        "summary": "Deletes a stargazer.",
        "responses": {
          "204": {"description": "It is gone."},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    }
    """

  private static let stargazerComponents = OpenAPIComponents(
    schemas: """
      "Stargazer": {
        "type": "object", "required": ["id", "title", "createdAt"],
        "properties": {
          "id": {"type": "string"}, "title": {"type": "string"},
          "createdAt": {"type": "string", "format": "date-time"}
        }
      },
      "NewStargazer": {
        "type": "object", "required": ["title"],
        "properties": {"title": {"type": "string", "minLength": 1, "maxLength": \(StargazerTitle.limit)}}
      }
      """)
}
