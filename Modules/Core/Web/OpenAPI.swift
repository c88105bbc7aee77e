import CoreDomain
import HTTPTypes

/// The description of the API in OpenAPI 3.1: https://spec.openapis.org/oas/v3.1.1
///
/// The description is written by hand, because it contains information that the routes lack. Each
/// feature writes its part in its folder. A test of the feature compares the paths and methods in
/// that part with the feature's routes, in both directions.
struct OpenAPI: Sendable {
  private let parts: [OpenAPIPart]

  init(_ parts: [OpenAPIPart]) {
    self.parts = parts
  }

  var route: ServerRoute {
    let bytes = bytes
    return ServerRoute(.get, "/api/v1/openapi.json") { _ in
      var reply = ServerReply(.ok, fields: [.contentType: "application/json"], body: bytes)
      reply.fields[.cacheControl] = "max-age=3600"
      return reply
    }
  }

  /// The API description as JSON in UTF-8.
  package var bytes: [UInt8] {
    let all = parts + [.common]
    let components = all.map(\.components)
    return Array(
      """
      {
      \(Self.head),
      "paths": {
      \(all.map(\.paths).joinedMembers)
      },
      "components": {
      "securitySchemes": {
      \(components.map(\.securitySchemes).joinedMembers)
      },
      "parameters": {
      \(components.map(\.parameters).joinedMembers)
      },
      "responses": {
      \(components.map(\.responses).joinedMembers)
      },
      "schemas": {
      \(components.map(\.schemas).joinedMembers)
      },
      "headers": {
      \(components.map(\.headers).joinedMembers)
      }
      }
      }

      """.utf8)
  }

  private static let head = """
    "openapi": "3.1.1",
    "info": {
      "title": "\(ProductName.text)",
      "version": "1",
      "description": "The features of \(ProductName.text) as an API. A reply contains at most \(ListLimit.mostOfReply) rows of a list with a limit, and leads to the next ones. Errors are problem details (RFC 9457). A server that listens beyond the loopback interface requires its access token in each request."
    },
    "security": [{}, {"token": []}]
    """
}

/// A feature's part of the API description: members of JSON objects, separated by commas.
package struct OpenAPIPart: Hashable, Sendable {
  /// The members of the object `paths`. Their keys begin with `/api/v1/` and the feature's name.
  package let paths: String
  package let components: OpenAPIComponents

  package init(paths: String, components: OpenAPIComponents) {
    self.paths = paths
    self.components = components
  }
}

/// The components that a feature's paths refer to. Their names must be unique, because all features
/// share one namespace.
package struct OpenAPIComponents: Hashable, Sendable {
  package var parameters = ""
  package var responses = ""
  package var schemas = ""
  package var headers = ""
  package var securitySchemes = ""

  package init(
    parameters: String = "", responses: String = "", schemas: String = "", headers: String = "",
    securitySchemes: String = ""
  ) {
    self.parameters = parameters
    self.responses = responses
    self.schemas = schemas
    self.headers = headers
    self.securitySchemes = securitySchemes
  }
}

extension OpenAPIPart {
  /// The part of the description that belongs to no feature.
  fileprivate static let common = OpenAPIPart(
    paths: """
      "/api/v1/openapi.json": {
        "get": {
          "summary": "This description.",
          "responses": {"200": {"description": "The description.", "content": {"application/json": {}}}}
        }
      }
      """,
    components: OpenAPIComponents(
      parameters: """
        "IfMatch": {"name": "If-Match", "in": "header", "schema": {"type": "string", "maxLength": \(SeamsServer.headerLimit)}, "description": "The ETag of the expected state. If the state differs, the request fails and changes nothing."}
        """,
      responses: """
        "Problem": {
          "description": "What went wrong.",
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
        }
        """,
      schemas: """
        "Problem": {
          "type": "object", "required": ["type", "title", "status", "detail"],
          "properties": {"type": {"type": "string"}, "title": {"type": "string"}, "status": {"type": "integer"}, "detail": {"type": "string"}}
        }
        """,
      securitySchemes: """
        "token": {"type": "http", "scheme": "bearer"}
        """))
}

extension [String] {
  /// The members of several objects, joined to form one object.
  fileprivate var joinedMembers: String {
    filter { !$0.isEmpty }.joined(separator: ",\n")
  }
}
