import CoreDomain
import HTTPTypes

extension HTTPReply {
  /// For how long the reply is good from now on, by the word of its server. https://www.rfc-editor.org/rfc/rfc9111#section-4.2.1
  ///
  /// - Returns: zero for one that is not to be kept; nothing when the server says nothing that can be read.
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
    // What is no date, such as the usual “0”, is a date that is over.
    guard let end = Timestamp(httpDate: expires) else { return .zero }
    let start = date ?? now
    return .milliseconds(max(0, end.millisecondsSince1970 - start.millisecondsSince1970))
  }

  private static func maximumAge(_ directive: String) -> Int64? {
    guard directive.hasPrefix("max-age=") else { return nil }
    return Int64(directive.dropFirst(8).filter { $0 != "\"" }).map { max(0, $0) }
  }
}
