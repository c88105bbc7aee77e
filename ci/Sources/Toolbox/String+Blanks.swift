import Foundation

extension StringProtocol {
  /// The text without the blanks and line ends around it.
  public var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
