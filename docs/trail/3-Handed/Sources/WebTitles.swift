import Foundation
import FoundationNetworking

/// The titles of pages, fetched from the web.
struct WebTitles {
  /// Returns the title of a page, or `nil` if the page or its title is missing.
  ///
  /// - Throws: when the server cannot be reached.
  func title(of address: String) async throws -> String? {
    guard let url = URL(string: address) else { return nil }
    var request = URLRequest(url: url)
    request.timeoutInterval = 10
    let (data, response) = try await URLSession.shared.data(for: request)
    guard let response = response as? HTTPURLResponse, response.statusCode == 200 else {
      return nil
    }
    return Self.title(in: String(decoding: data, as: UTF8.self))
  }

  static func title(in html: String) -> String? {
    guard let start = html.range(of: "<title>", options: .caseInsensitive),
      let end = html.range(
        of: "</title>", options: .caseInsensitive, range: start.upperBound..<html.endIndex)
    else { return nil }
    let text = decodeEntities(String(html[start.upperBound..<end.lowerBound]))
    let words = text.components(separatedBy: .whitespacesAndNewlines)
    let title = words.filter { !$0.isEmpty }.joined(separator: " ")
    return title.isEmpty ? nil : title
  }

  static func decodeEntities(_ html: String) -> String {
    var text = html
    text = text.replacingOccurrences(of: "&lt;", with: "<")
    text = text.replacingOccurrences(of: "&gt;", with: ">")
    text = text.replacingOccurrences(of: "&quot;", with: "\"")
    text = text.replacingOccurrences(of: "&#39;", with: "'")
    text = text.replacingOccurrences(of: "&amp;", with: "&")
    return text
  }
}
