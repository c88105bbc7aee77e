import CoreDomain
import StargazersDomain

extension SQLRow {
  /// Returns the link whose number and address are in two columns, or `nil` if one of the columns
  /// is `NULL`.
  func optionalPlace(_ column: Int) throws(SQLFailure) -> PagePlace? {
    guard let number = try optionalNumber(column), let address = try optionalText(column + 1)
    else { return nil }
    return PagePlace(number: number, address: address)
  }

  /// Returns the validators whose tag and date are in two columns.
  func validators(_ column: Int) throws(SQLFailure) -> HTTPValidators {
    HTTPValidators(
      entityTag: try optionalText(column), lastModified: try optionalText(column + 1))
  }
}
