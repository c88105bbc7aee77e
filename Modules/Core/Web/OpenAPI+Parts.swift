// The recurring parts of the features' descriptions, as JSON.

extension OpenAPIPart {
  /// Returns a reference to a schema in `components`.
  ///
  /// - Parameter name: The key of the schema, such as `Problem`.
  package static func schema(_ name: String) -> String {
    ##"{"$ref": "#/components/schemas/\##(name)"}"##
  }

  /// Returns the schema of an array.
  ///
  /// - Parameter name: The key of the elements' schema in `components`.
  package static func array(of name: String) -> String {
    ##"{"type": "array", "items": \##(schema(name))}"##
  }

  /// Returns the description of a JSON body that a request must have.
  ///
  /// - Parameter schema: The schema of the body, as JSON.
  package static func body(_ schema: String) -> String {
    ##"{"required": true, "content": {"application/json": {"schema": \##(schema)}}}"##
  }

  /// Returns the description of a path parameter, which is a string and required.
  package static func pathPart(_ name: String) -> String {
    ##"{"name": "\##(name)", "in": "path", "required": true, "##
      + ##""schema": {"type": "string", "maxLength": \##(Site.targetLimit)}}"##
  }

  /// Returns the description of a body that changes members of a resource (RFC 7396).
  ///
  /// - Parameter name: The key of its schema in `components`.
  package static func patchBody(_ name: String) -> String {
    ##"{"required": true, "content": {"application/merge-patch+json": {"schema": \##(schema(name))}, "##
      + ##""application/json": {"schema": \##(schema(name))}}}"##
  }

  /// Returns an array of references to parameters in `components`.
  package static func parameters(_ names: String...) -> String {
    "[" + names.map { ##"{"$ref": "#/components/parameters/\##($0)"}"## }.joined(separator: ", ")
      + "]"
  }

  /// The schema of a text.
  package static let text = #"{"type": "string"}"#

  /// Returns the description of an operation's replies: a success, and a problem for every other
  /// status.
  ///
  /// - Parameters:
  ///   - description: A sentence about the success.
  ///   - schema: The schema of a success as JSON, or `nil` if it has no body.
  ///   - status: The status of a success.
  ///   - type: The content type of a success.
  ///   - headers: The header fields of a success, with their keys in `components`.
  ///   - problems: The statuses of problems that a client should expect.
  package static func replies(
    _ description: String, _ schema: String? = nil, status: Int = 200,
    type: String = "application/json", headers: KeyValuePairs<String, String> = [:],
    problems: Int...
  ) -> String {
    let content = schema.map { ##", "content": {"\##(type)": {"schema": \##($0)}}"## } ?? ""
    let fields = headers.map { ##""\##($0)": {"$ref": "#/components/headers/\##($1)"}"## }
    let head = fields.isEmpty ? "" : ##", "headers": {\##(fields.joined(separator: ", "))}"##
    return ##"{"\##(status)": {"description": "\##(description)"\##(head)\##(content)}, "##
      + self.problems(problems) + "}"
  }

  /// Returns the members of `responses` for problems: the statuses that a client should expect, and
  /// every other one.
  package static func problems(_ statuses: Int...) -> String { problems(statuses) }

  private static func problems(_ statuses: [Int]) -> String {
    (statuses.map(String.init) + ["default"])
      .map { ##""\##($0)": {"$ref": "#/components/responses/Problem"}"## }
      .joined(separator: ", ")
  }
}
