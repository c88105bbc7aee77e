import NewsDomain
import Testing

@Suite struct StoryAuthorTests {
  @Test(arguments: ["https://ada.example/", "http://ada.example/me#top", "mailto:~ada@ada.example"])
  func keepsAnAddressOfTheWebOrOfMail(_ uri: String) {
    #expect(StoryAuthor(name: "Ada", uri: uri)?.uri == uri)
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:x", "data:text/html,x",
    "file:///etc/passwd", "ada", "//ada.example/", "mailto:", "mailto:a b@ada.example",
    "mailto:a@ada.example\r\nBcc: b@ada.example", "https://user@ada.example/",
  ])
  func keepsNoOtherAddress(_ uri: String) {
    #expect(StoryAuthor(name: "Ada", uri: uri) == StoryAuthor(name: "Ada"))
    #expect(StoryAuthor(name: nil, uri: uri) == nil)
  }
}
