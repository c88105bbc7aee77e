import CoreDomain
import Testing

extension MarkupReadingContract {
  static let mended: [Check] = [
    check(
      "Closes open elements at the end of their parent", "<a><b><c>1</b>2</a>",
      "<a>", "<b>", "<c>", "“1”", "</c>", "</b>", "“2”", "</a>"),
    check("Ignores an end tag without a start tag", "<a>1</b>2</a>", "<a>", "“12”", "</a>"),
    check(
      "Closes open elements at the end of the document", "<a><b>1", "<a>", "<b>", "“1”", "</b>",
      "</a>"),
    check(
      "Ignores an incomplete tag at the end of the document", "<a>1<b x='2", "<a>", "“1”", "</a>"),
    check(
      "Continues after the root element", "<a/>1<b>2</b>", "<a>", "</a>", "<b>", "“2”", "</b>"
    ),
    check(
      "Ignores text before the document", "\n junk <?xml version='1.0'?><a/>", "<a>",
      "</a>"),
    check(
      "Keeps a lone ampersand as text", "<a x='?b=1&c=2'>AT&T & co</a>",
      "<a x=\"?b=1&c=2\">", "“AT&T & co”", "</a>"),
    check(
      "Keeps a lone bracket as text", "<a x='<'>1 < 2 <3 ]]></a>", "<a x=\"<\">", "“1 < 2 <3 ]]>”",
      "</a>"),
    check(
      "Replaces references after a mistake", "<a x='1' x='2'>&amp;&lt;</a>", "<a x=\"1\">", "“&<”",
      "</a>"),
    check(
      "Reports the first of two attributes of the same name", "<a x='1' x='2' y=3 x=4>1</a>",
      "<a x=\"1\" y=\"3\">", "“1”", "</a>"),
    check(
      "Reads attributes without quotation marks, values or blanks", "<a x=1 y z='2'w=\"3\"/>",
      "<a x=\"1\" y=\"\" z=\"2\" w=\"3\">", "</a>"),
    check(
      "Reports an undeclared prefix as part of the name", "<p:a q:x='1'/>", "<p:a q:x=\"1\">",
      "</p:a>"),
    check(
      "Continues after characters that XML does not allow",
      "<a x='\u{1}1'>\u{0}2\u{FFFF}\u{B}</a>",
      "<a x=\" 1\">", "“ 2\u{FFFD} ”", "</a>"),
    check(
      "Continues after a declaration without its question mark", "<?xml version='1.0'><a/>", "<a>",
      "</a>"),
    ContractCheck("Reports the line of a mistake") { reading in
      let document = "<!--\n\n--><a>\r\n<b x='1' x='2'/>\r\n</c></a>"
      let lines = MarkupTranscript(of: document.utf8, .xml, by: reading).mistakes.map(\.line)
      #expect(Set(lines) == [4, 5])
    },
    ContractCheck("Reports no mistake in a well-formed document") { reading in
      let document = "<?xml version='1.0'?><!DOCTYPE a><a x='&amp;'>\n&lt;<![CDATA[&]]></a>\n"
      #expect(MarkupTranscript(of: document.utf8, .xml, by: reading).mistakes == [])
    },
    ContractCheck("Limits the number of reported mistakes") { reading in
      let document = "<a>" + String(repeating: "& <b x='1' x='2'/></c>", count: 1000)
      let mistakes = MarkupTranscript(of: document.utf8, .xml, by: reading).mistakes
      #expect((1...200).contains(mistakes.count))
    },
  ]

  static let limited: [Check] = [
    ContractCheck("Skips elements beyond the depth limit, and continues") { reading in
      for dialect in [MarkupDialect.xml, .html] {
        let document = "<div>1<b>2<i>3<u>4</u>5</i>6</b>7</div>"
        let transcript = MarkupTranscript(
          of: document.utf8, dialect, by: reading, limits: MarkupLimits(depth: 2, expansion: 0))
        #expect(transcript.parts == ["<div>", "“1”", "<b>", "“26”", "</b>", "“7”", "</div>"])
        #expect(!transcript.mistakes.isEmpty)
      }
    },
    ContractCheck("Reads elements up to the depth limit") { reading in
      let document = String(repeating: "<a>", count: 2000) + "1"
      let transcript = MarkupTranscript(
        of: document.utf8, .xml, by: reading, limits: MarkupLimits(depth: 2000, expansion: 0))
      #expect(transcript.parts.count == 4001)
    },
    ContractCheck("Reads many document types without an end in linear time") { reading in
      let document = String(repeating: "<!DOCTYPE [>", count: 10_000) + "<a/>"
      let transcript = MarkupTranscript(of: document.utf8, .xml, by: reading)
      #expect(transcript.parts == ["<a>", "</a>"] && !transcript.mistakes.isEmpty)
    },
    ContractCheck("Stops if entities expand to too much text") { reading in
      let long = "<!ENTITY e12 \"\(String(repeating: "1234567890", count: 50))\">"
      for entities in [long, nested(12)] {
        let document = "<!DOCTYPE a [\(entities)]><a>1<b x='&e12;'>&e12;2</b>3</a>"
        let transcript = MarkupTranscript(
          of: document.utf8, .xml, by: reading, limits: MarkupLimits(depth: 9, expansion: 700))
        #expect(transcript.parts.joined().utf8.count < 1000)
        #expect(transcript.parts.last == "</a>")
        #expect(!transcript.parts.contains("“3”") && !transcript.mistakes.isEmpty)
      }
    },
    ContractCheck("Stops if too many entities are expanded, even empty ones") { reading in
      let document =
        "<!DOCTYPE a [<!ENTITY e0 ''>\(nested(14, of: "&e0;"))]><a>1&e14;<b>2</b></a>"
      let transcript = MarkupTranscript(of: document.utf8, .xml, by: reading)
      #expect(transcript.parts == ["<a>", "“1”", "</a>"])
    },
  ]

  /// Declares entities. Each entity contains the previous entity ten times.
  private static func nested(_ count: Int, of first: String = "lol") -> String {
    (1...count).map { number in
      let inner = number == 1 ? first : "&e\(number - 1);"
      return "<!ENTITY e\(number) \"\(String(repeating: inner, count: 10))\">"
    }
    .joined()
  }
}
