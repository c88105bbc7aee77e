extension OpenAPIPart {
  /// What the description of the API says of stargazers. A test compares it with the routes.
  static let stargazers = OpenAPIPart(paths: "", components: OpenAPIComponents(schemas: ""))
}
