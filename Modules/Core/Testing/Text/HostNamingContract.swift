public import CoreDomain
import Testing

/// The checks that every ``HostNaming`` must pass: the real one and the test double.
public enum HostNamingContract {
  public typealias Check = ContractCheck<any HostNaming>

  public static let checks: [Check] = ascii + international + refused

  /// Checks that all hosts have a given ASCII form, and that this form maps to itself.
  private static func check(_ promise: String, _ name: String, _ hosts: String...) -> Check {
    ContractCheck(promise) { naming in
      for host in hosts + [name] { #expect(naming.asciiForm(of: host) == name, "\(host)") }
    }
  }

  private static func refuses(_ promise: String, _ texts: String...) -> Check {
    ContractCheck(promise) { naming in
      for text in texts { #expect(naming.asciiForm(of: text) == nil, "\(text)") }
    }
  }

  private static let ascii: [Check] = [
    check("Converts an ASCII name to lower case", "www.example.com", "WWW.Example.COM"),
    check("Accepts a name of one label", "localhost", "LocalHost"),
    check("Keeps underscores", "foo_bar.example.com", "Foo_Bar.example.com"),
    check(
      "Keeps hyphens in the third and fourth place", "r3---sn-x.googlevideo.com",
      "R3---SN-X.googlevideo.com"),
    check("Keeps hyphens at the ends of labels", "-a-.example.com", "-A-.example.com"),
    check("Keeps a dot at the end", "example.com.", "Example.com."),
    check("Keeps empty labels", "a..b", "A..B"),
    check("Keeps an invalid Punycode label", "xn--zzzzzzzzzz.com"),
    check("Keeps an IPv4 address", "127.0.0.1"),
    check("Writes an IPv6 address in its short form", "[2001:db8::1]", "[2001:DB8:0:0:0:0:0:1]"),
    check("Decodes percent-encoded characters", "example.com", "ex%61mple%2Ecom"),
  ]

  private static let international: [Check] = [
    check("Converts an international host", "xn--r8jz45g.jp", "例え.jp", "ＸＮ--R8JZ45G.JP", "例え.ＪＰ"),
    check(
      "Converts a percent-encoded international host", "xn--fsq.jp", "%E4%BE%8B.jp",
      "%e4%be%8b.jp", "例.jp"),
    check("Treats ideographic dots as dots", "xn--fsq.jp", "例。jp", "例．jp", "例｡jp"),
    check("Ignores case", "xn--mnchen-3ya.de", "MÜNCHEN.de", "münchen.DE"),
    check("Ignores composition", "xn--mnchen-3ya.de", "mu\u{308}nchen.de"),
    check("Ignores width, even of digits", "127.0.0.1", "１２７．０．０．１"),
    check("Keeps a sharp s, as IDNA 2008 requires", "xn--fa-hia.de", "faß.de", "FAß.de"),
    check("Converts a small and a capital sigma to the same name", "xn--4xa.gr", "σ.gr", "Σ.gr"),
    check("Distinguishes a final sigma", "xn--3xa.gr", "ς.gr"),
    check("Ignores soft hyphens", "ab.com", "a\u{AD}b.com"),
    check(
      "Keeps a joiner if the script needs it", "xn--mgba3gch31f060k.com", "نامه\u{200C}ای.com"),
    check("Converts a host with symbols", "xn--i-7iq.ws", "i❤.ws", "I❤\u{FE0F}.ws"),
    check("Converts a host of emoji only", "xn--ls8h.la", "💩.la"),
    check(
      "Converts each label separately", "foo_bar.r3---sn.xn--r8jz45g.jp", "Foo_Bar.r3---sn.例え.jp"),
    check("Keeps a dot at the end of an international host", "xn--fsq.jp.", "例.jp.", "例。jp。"),
  ]

  private static let refused: [Check] = [
    refuses("Rejects an empty host", "", "\u{AD}"),
    refuses(
      "Rejects spaces and controls", "a b.com", "a\tb.com", "a\u{0}b.com", "例 え.jp", "a\u{7F}"),
    refuses(
      "Rejects characters that end a host", "a/b", "a?b", "a#b", "a@b", "a:80", "例え.jp:80", "a\\b",
      "℀.de"),
    refuses("Rejects brackets and bars", "a<b", "a>b", "a[b", "a]b", "a^b", "a|b"),
    refuses("Rejects percent-encoded forbidden characters", "a%00b.com", "a%2Fb.com", "a%20b"),
    refuses(
      "Rejects invalid percent-encoding", "a%b", "a%zz", "%FF.jp", "例%.jp"),
    refuses(
      "Rejects an invalid IPv6 address", "[::1", "[::g]", "[]", "[1.2.3.4]", "[fe80::1%25eth0]"),
    refuses("Rejects a joiner between unrelated characters", "a\u{200D}b.com", "👩\u{200D}💻.ws"),
    refuses("Rejects a label with two writing directions", "1א.com"),
  ]
}
