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

  /// Returns the description of an operation's replies: a success, and a problem for every other
  /// status.
  ///
  /// - Parameters:
  ///   - description: A sentence about the success.
  ///   - schema: The schema of a success as JSON, or `nil` if it has no body.
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
