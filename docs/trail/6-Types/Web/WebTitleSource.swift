public import Domain6
import Foundation
import FoundationNetworking

/// The titles of pages, fetched from the web.
public struct WebTitleSource: TitleSource {
  public init() {}

  public func title(of address: String) async throws(Unreachable) -> String? {
    guard let url = URL(string: address) else { return nil }
    var request = URLRequest(url: url)
    request.timeoutInterval = 10
    let data: Data
    let response: URLResponse
    do {
      (data, response) = try await URLSession.shared.data(for: request)
    } catch {
      throw Unreachable()
    }
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
