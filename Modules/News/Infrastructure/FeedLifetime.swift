import CoreDomain
import HTTPTypes

extension HTTPReply {
  /// Returns how long the reply stays fresh. https://www.rfc-editor.org/rfc/rfc9111#section-4.2.1
  ///
  /// - Returns: Zero if the reply has expired or must not be cached; `nil` if the server declares
  ///   no valid lifetime.
  func feedLifetime(at now: Timestamp) -> Duration? {
    let directives = response.headerFields[values: .cacheControl]
      .flatMap { $0.lowercased().split(separator: ",") }
      .map { $0.filter { !$0.isWhitespace } }
    if directives.contains(where: { ["no-cache", "no-store"].contains($0) }) { return .zero }
    if let age = directives.lazy.compactMap(Self.maximumAge).first {
      let passed = response.headerFields[.age].flatMap { Int64($0) } ?? 0
      return .seconds(max(0, age - max(0, min(passed, age))))
    }
    guard let expires = response.headerFields[.expires] else { return nil }
    // Per the RFC, an invalid date, such as the common “0”, means already expired.
    guard let end = Timestamp(httpDate: expires) else { return .zero }
    let start = date ?? now
    return .milliseconds(max(0, end.millisecondsSince1970 - start.millisecondsSince1970))
  }

  private static func maximumAge(_ directive: String) -> Int64? {
    guard directive.hasPrefix("max-age=") else { return nil }
    return Int64(directive.dropFirst(8).filter { $0 != "\"" }).map { max(0, $0) }
  }
}
