import CoreDomain
public import CoreTesting
public import NewsDomain
import Testing

/// The checks that every ``FeedListFormat`` must pass.
public enum FeedListFormatContract {
  public static let checks: [ContractCheck<any FeedListFormat>] = [
    ContractCheck("An empty list is read back as an empty list") { format async throws in
      #expect(try format.list(in: format.bytes(of: FeedList(items: []))) == FeedList(items: []))
    },
    ContractCheck("Reads back titles, sites and categories") { format in
      try expectRoundTrip(
        FeedList(
          title: "What I read",
          items: [
            item("https://pottery.example/feed", "Pottery", "https://pottery.example/", "Crafts"),
            item("https://kiln.example/rss.xml", "Kiln & Co", nil, "Crafts"),
            item("http://tides.example/atom", "Tides", "http://tides.example/", nil),
            item("https://bare.example/"),
          ]), format)
    },
    ContractCheck("Keeps the order of a list, even if categories repeat") { format in
      let items = (1...30).map { number in
        item("https://pottery.example/\(number)", "\(number)", nil, ["A", nil, "B"][number % 3])
      }
      try expectRoundTrip(FeedList(items: items), format)
    },
    ContractCheck("Escapes text that looks like the format's syntax") { format in
      let hostile = #"</outline> "a" 'b' <script>alert(1)</script> &amp; &#10; --> ]]>"#
      try expectRoundTrip(
        FeedList(
          title: hostile,
          items: [item("https://pottery.example/?a=1&b=2&amp;c", hostile, nil, hostile)]), format)
    },
    ContractCheck("Reads back titles in any script") { format in
      let title = "陶芸 \u{1F3FA} Töpferei “κεραμική” e\u{301}"
      try expectRoundTrip(
        FeedList(title: title, items: [item("https://pottery.example/", title, nil, title)]), format
      )
    },
    ContractCheck("Keeps a feed that is twice in a list") { format in
      let item = item("https://pottery.example/", "Pottery", nil, nil)
      try expectRoundTrip(FeedList(items: [item, item]), format)
    },
    ContractCheck("Writing a list that was read gives the same bytes") { format in
      let bytes = format.bytes(
        of: FeedList(
          title: "A",
          items: [item("https://pottery.example/", "B", nil, "C"), item("http://b.example/")]))
      let list = try format.list(in: bytes)
      #expect(format.bytes(of: list) == bytes)
    },
    ContractCheck("Rejects an empty file") { format in
      #expect(throws: FeedListFailure.self) { try format.list(in: []) }
    },
  ]

  private static func expectRoundTrip(
    _ list: FeedList, _ format: any FeedListFormat
  ) throws(FeedListFailure) {
    let read = try format.list(in: format.bytes(of: list))
    #expect(read == list)
  }

  private static func item(
    _ address: String, _ title: String? = nil, _ link: String? = nil, _ category: String? = nil
  ) -> FeedList.Item {
    guard let address = WebAddress(address) else {
      preconditionFailure("invalid address: \(address)")
    }
    return FeedList.Item(
      address: address, title: title, link: link.flatMap { WebAddress($0) }, category: category)
  }
}
