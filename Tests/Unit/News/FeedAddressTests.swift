import CoreDomain
import CoreTesting
import NewsDomain
import Testing

/// Addresses of feeds as programs write them.
struct FeedAddressTests {
  @Test(arguments: [
    ("https://a.example/feed#top", "https://a.example/feed"),
    ("feed:https://a.example/feed", "https://a.example/feed"),
    ("FEED://a.example/feed", "http://a.example/feed"),
    ("/feed", "https://tidewater.example/feed"), ("mailto:ada@a.example", nil),
  ])
  func areReadWithoutTheirFragment(_ text: String, _ address: String?) {
    let read = WebAddress.readNewsFeed(
      text, from: .fixture("https://tidewater.example/news"), hosts: FoundationHostNaming())
    #expect(read?.text == address)
  }

  @Test func areAbsoluteWithoutABase() {
    #expect(WebAddress.readNewsFeed("/feed", hosts: FoundationHostNaming()) == nil)
  }
}
