import CoreDomain
import CoreWeb
import StargazersDomain

/// Creates the form from the query of a request, from preferences, or from another request.
extension StargazerListForm {
  /// Reads `repository`, `sort`, `limit`, `cursor` and `refresh`.
  ///
  /// - Throws: ``Problem`` if `refresh` is neither `yes` nor `no`. The screen validates the other
  ///   fields.
  init(in query: FormFields) throws(Problem) {
    self.init(
      repository: query["repository"] ?? "", order: query["sort"] ?? "",
      limit: query["limit"] ?? "", cursor: query["cursor"] ?? "",
      refreshes: try query.says("refresh") ?? false)
  }

  /// The initial form, with the stored preferences.
  init(_ preferences: StargazerPreferences) {
    self.init(
      repository: preferences.repository?.description ?? "",
      limit: "\(min(preferences.pageSize.rows, ListLimit.mostOfReply))")
  }

  /// The form of a request, with defaults for its blank fields.
  init(_ request: StargazerListRequest) {
    self.init(
      repository: request.repository.description, order: request.order.rawValue,
      limit: "\(min(request.limit.rows, ListLimit.mostOfReply))",
      refreshes: request.refreshes)
  }
}
