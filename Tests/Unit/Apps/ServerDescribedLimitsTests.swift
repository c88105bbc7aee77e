import CoreTesting
import Testing

@testable import CoreWeb
@testable import seams_server

/// The part of the API description that belongs to no feature.
@Suite struct ServerDescribedLimitsTests {
  @Test func describesTheLimitsOfAllInputs() throws {
    let part = OpenAPIPart(
      paths: """
        "/api/v1/things/{id}": {
          "parameters": [{"name": "id", "in": "path", "schema": {"type": "string"}}],
          "delete": {"parameters": [{"$ref": "#/components/parameters/IfMatch"}], "responses": {}},
          "patch": {
            "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Thing"}}}},
            "responses": {}
          }
        }
        """,
      components: OpenAPIComponents(
        schemas: """
          "Thing": {
            "type": "object",
            "properties": {
              "size": {"type": "integer", "minimum": 1},
              "tags": {"type": "array", "items": {"type": ["string", "null"]}},
              "name": {"type": "string", "maxLength": 7}, "kind": {"enum": ["a"]}
            }
          }
          """))
    let limits = try DescribedLimits(OpenAPI([part]).bytes)
    #expect(
      limits.missing == [
        "/api/v1/things/{id} id: maxLength",
        "patch /api/v1/things/{id} body.size: minimum, maximum",
        "patch /api/v1/things/{id} body.tags: maxItems",
        "patch /api/v1/things/{id} body.tags[]: maxLength",
      ])
    #expect(limits.count == 6)
  }
}
