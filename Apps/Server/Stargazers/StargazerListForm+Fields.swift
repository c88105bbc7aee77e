import StargazersDomain

/// What the query of a request fills in, and what others have filled in before.
extension StargazerListForm {
  /// What a query fills in: `repository`, `sort`, `limit` and `refresh`.
  ///
  /// - Throws: ``Problem`` when `refresh` is neither yes nor no. Whether the others make sense is the
  ///   screen's to say.
  init(in query: FormFields) throws(Problem) {
    self.init(
      repository: query["repository"] ?? "", order: query["sort"] ?? "",
      limit: query["limit"] ?? "", refreshes: try query.word("refresh", as: Answer.self) == .yes)
  }

  /// The form of somebody who has come without a question.
  init(_ preferences: StargazerPreferences) {
    self.init(
      repository: preferences.repository?.description ?? "",
      limit: "\(preferences.pageSize.rows)")
  }

  /// The form that asks for the same, with nothing left blank.
  init(_ request: StargazerListRequest) {
    self.init(
      repository: request.repository.description, order: request.order.rawValue,
      limit: "\(request.limit.rows)", refreshes: request.refreshes)
  }

  /// How a query answers a question of yes or no.
  enum Answer: String, CaseIterable {
    case yes, no
  }
}
