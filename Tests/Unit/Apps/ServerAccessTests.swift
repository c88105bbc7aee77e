import HTTPTypes
import Testing

@testable import CoreWeb
@testable import seams_server

@Suite struct ServerAccessTests {
  private static let secret = "0123456789abcdef0123456789abcdef"
  private let guarded = AccessGuard(token: AccessToken(secret), sessions: Sessions { 7 })

  @Test func admitsEverybodyIfNoTokenIsSet() {
    #expect(AccessGuard(token: nil, sessions: Sessions { 7 }).admits(request()))
  }

  @Test(arguments: ["Bearer \(secret)", "bearer  \(secret)"])
  func admitsARequestWithTheToken(_ field: String) {
    #expect(guarded.admits(request([.authorization: field])))
  }

  @Test(arguments: [
    "", "Bearer", "Bearer x", "Bearer \(secret)x", "Bearer \(secret.dropLast())", "Basic \(secret)",
    "\(secret)", "Bearer \(secret) x", "Bearer 1123456789abcdef0123456789abcdef",
  ])
  func rejectsARequestWithAnInvalidToken(_ field: String) {
    #expect(!guarded.admits(request([.authorization: field])))
  }

  @Test func recognizesABrowserByItsCookieUntilItsSessionEnds() {
    let value = guarded.sessions.begin()
    #expect(value.count == 64)
    #expect(guarded.admits(request([.cookie: "a=b; seams_session=\(value); c=d"])))
    #expect(!guarded.admits(request([.cookie: "seams_session=\(value)0"])))
    #expect(!guarded.admits(request([.cookie: "xseams_session=\(value)"])))
    guarded.sessions.end(value)
    #expect(!guarded.admits(request([.cookie: "seams_session=\(value)"])))
  }

  @Test func endsTheOldestSessionAtTheLimit() {
    let sessions = Sessions { .random(in: .min ... .max) }
    let first = sessions.begin()
    let others = (0..<Sessions.limit - 1).map { _ in sessions.begin() }
    #expect(sessions.contain(first))
    let last = sessions.begin()
    #expect(!sessions.contain(first))
    #expect(others.allSatisfy(sessions.contain))
    #expect(sessions.contain(last))
  }

  @Test func hidesItsCookieFromScriptsAndOtherSites() {
    #expect(
      Sessions.cookie("v", isSecure: false)
        == "seams_session=v; Path=/; HttpOnly; SameSite=Strict")
    #expect(
      Sessions.cookie("v", isSecure: true)
        == "seams_session=v; Path=/; HttpOnly; SameSite=Strict; Secure")
  }

  @Test func tellsAClientHowToSendTheToken() throws {
    let problem = try #require(throws: Problem.self) {
      try guarded.refusal(of: request(path: "/api/v1/bookmarks"))
    }
    #expect(problem.status == .unauthorized)
    #expect(problem.fields[.wwwAuthenticate] == #"Bearer realm="seams""#)
  }

  @Test func redirectsABrowserToTheSignInPageAndBack() throws {
    let reply = try guarded.refusal(of: request(path: "/bookmarks?q=a"))
    #expect(reply.fields[.location] == "/sign-in?to=%2Fbookmarks%3Fq%3Da")
    let sent = try guarded.refusal(of: request(path: "/bookmarks", method: .post))
    #expect(sent.fields[.location] == "/sign-in")
  }

  @Test(arguments: [
    ("/bookmarks?q=a", "/bookmarks?q=a"), (nil, "/"), ("", "/"), ("//evil.example", "/"),
    ("/\\evil.example", "/"), ("https://evil.example", "/"), ("/a\tb", "/"),
    ("/\t/evil.example", "/"),
    ("/a\r\nSet-Cookie: x", "/"), ("/ü", "/"),
  ])
  func redirectsToLocalPathsOnly(_ text: String?, _ path: String) {
    #expect(LocalPath(text).text == path)
  }

  @Test(arguments: [
    ("a", "a", true), ("a", "b", false), ("a", "", false), ("", "", true), ("ab", "a", false),
  ])
  func comparesTextsByteByByte(_ one: String, _ other: String, _ same: Bool) {
    #expect(one.isSameInConstantTime(as: other) == same)
  }

  private func request(
    _ fields: HTTPFields = [:], path: String = "/", method: HTTPRequest.Method = .get
  ) -> HTTPRequest {
    HTTPRequest(
      method: method, scheme: "http", authority: "localhost", path: path, headerFields: fields)
  }
}
