public import CoreDomain
import Testing

/// The checks that every ``SecretDigesting`` must pass: the real one and the test double.
public enum SecretDigestingContract {
  public typealias Check = ContractCheck<any SecretDigesting>

  /// Distinct texts, some of which share a long prefix or look the same.
  private static let samples = [
    "", "a", "b", "A", "a ", "a\u{0}", "a\u{0}b", "\u{0}", "\u{1}", "\u{1}0", "\u{1}1",
    "\u{0}\u{1}",
    "caf\u{E9}", "cafe\u{301}", "合言葉", String(repeating: "0", count: 64),
    String(repeating: "0", count: 63) + "1", "1" + String(repeating: "0", count: 63),
    String(repeating: "x", count: 254) + "a", String(repeating: "x", count: 254) + "b",
    String(repeating: "海", count: 85), String(repeating: "\u{0}", count: 254),
    String(repeating: "\u{0}", count: 255),
  ]

  public static let checks: [Check] = [
    ContractCheck("Returns the same digest of a text each time") { digesting in
      for text in samples {
        #expect(digesting.digest(of: text) == digesting.digest(of: text))
      }
    },
    ContractCheck("Returns different digests of different texts") { digesting in
      #expect(Set(samples.map { digesting.digest(of: $0) }).count == samples.count)
    },
    ContractCheck("Returns digests in printable ASCII") { digesting in
      for text in samples {
        let digest = digesting.digest(of: text)
        #expect(!digest.isEmpty && digest.utf8.count <= 128)
        #expect(digest.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "\(digest)")
      }
    },
    ContractCheck("The digest does not contain the text") { digesting in
      let text = String(repeating: "c0ffee", count: 10)
      #expect(!digesting.digest(of: text).contains("c0ffee"))
    },
  ]
}
