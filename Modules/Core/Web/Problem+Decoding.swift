import HTTPTypes

extension Problem {
  /// Explains to the client why a JSON body cannot be decoded. The status is 400 for invalid JSON,
  /// and 422 for a missing key or a value of the wrong type.
  package init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, _):
      self.init(.unprocessableContent, "“\(key.stringValue)” is missing. Add it.")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      self.init(
        .unprocessableContent,
        path.isEmpty
          ? "The body is not a JSON object. Send one."
          : "“\(path.joined(separator: "."))” has the wrong type. See /api/v1/openapi.json.")
    case .dataCorrupted:
      self.init(.badRequest, "The body is not valid JSON. Send a JSON object.")
    @unknown default:
      self.init(.badRequest, "The body is not valid JSON. Send a JSON object.")
    }
  }
}
