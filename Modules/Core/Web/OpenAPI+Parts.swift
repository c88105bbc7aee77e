// The recurring parts of the features' descriptions, as JSON.

extension OpenAPIPart {
  /// A reference to a schema of the components.
  package static func schema(_ name: String) -> String {
    ##"{"$ref": "#/components/schemas/\##(name)"}"##
  }

  /// An array of values of a schema.
  package static func array(of name: String) -> String {
    ##"{"type": "array", "items": \##(schema(name))}"##
  }

  /// A required body in JSON.
  package static func body(_ schema: String) -> String {
    ##"{"required": true, "content": {"application/json": {"schema": \##(schema)}}}"##
  }

  /// A required parameter in the path, as a string.
  package static func pathPart(_ name: String) -> String {
    ##"{"name": "\##(name)", "in": "path", "required": true, "##
      + ##""schema": {"type": "string", "maxLength": \##(Site.targetLimit)}}"##
  }

  /// The replies of an operation: a success, and a problem for every other status.
  ///
  /// - Parameters:
  ///   - schema: The schema of a success, or `nil` if it has no body.
  ///   - status: The status of a success.
  ///   - problems: The statuses of problems that a client should expect.
  package static func replies(
    _ description: String, _ schema: String? = nil, status: Int = 200, problems: Int...
  ) -> String {
    let content = schema.map { ##", "content": {"application/json": {"schema": \##($0)}}"## } ?? ""
    let problem = ##"{"$ref": "#/components/responses/Problem"}"##
    let expected = problems.map { ##""\##($0)": \##(problem), "## }.joined()
    return ##"{"\##(status)": {"description": "\##(description)"\##(content)}, "##
      + ##"\##(expected)"default": \##(problem)}"##
  }
}
