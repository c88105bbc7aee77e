import StargazersDomain

/// Creates the form from the query of a request, from preferences, or from another request.
extension StargazerListForm {
  /// Reads `repository`, `sort`, `limit` and `refresh`.
  ///
  /// - Throws: ``Problem`` if `refresh` is neither yes nor no. The screen validates the others.
  init(in query: FormFields) throws(Problem) {
    self.init(
      repository: query["repository"] ?? "", order: query["sort"] ?? "",
      limit: query["limit"] ?? "", refreshes: try query.word("refresh", as: Answer.self) == .yes)
  }

  /// The initial form with the stored preferences.
  init(_ preferences: StargazerPreferences) {
    self.init(
      repository: preferences.repository?.description ?? "",
      limit: "\(preferences.pageSize.rows)")
  }

  /// The form of a request with its defaults filled in.
  init(_ request: StargazerListRequest) {
    self.init(
      repository: request.repository.description, order: request.order.rawValue,
      limit: "\(request.limit.rows)", refreshes: request.refreshes)
  }

  /// The values of a Boolean query parameter.
  enum Answer: String, CaseIterable {
    case yes, no
  }
}
