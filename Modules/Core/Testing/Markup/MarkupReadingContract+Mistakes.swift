import CoreDomain
import Testing

extension MarkupReadingContract {
  static let mended: [Check] = [
    check(
      "Closes what stands open within an element", "<a><b><c>1</b>2</a>",
      "<a>", "<b>", "<c>", "“1”", "</c>", "</b>", "“2”", "</a>"),
    check("Passes over an end without a start", "<a>1</b>2</a>", "<a>", "“12”", "</a>"),
    check("Closes what the document leaves open", "<a><b>1", "<a>", "<b>", "“1”", "</b>", "</a>"),
    check("Leaves out a tag that the document ends in", "<a>1<b x='2", "<a>", "“1”", "</a>"),
    check(
      "Reads on behind the document’s element", "<a/>1<b>2</b>", "<a>", "</a>", "<b>", "“2”", "</b>"
    ),
    check(
      "Ignores text before the document", "\n junk <?xml version='1.0'?><a/>", "<a>",
      "</a>"),
    check(
      "Takes an ampersand for itself", "<a x='?b=1&c=2'>AT&T & co</a>",
      "<a x=\"?b=1&c=2\">", "“AT&T & co”", "</a>"),
    check(
      "Takes a bracket for itself", "<a x='<'>1 < 2 <3 ]]></a>", "<a x=\"<\">", "“1 < 2 <3 ]]>”",
      "</a>"),
    check(
      "Keeps references behind a mistake", "<a x='1' x='2'>&amp;&lt;</a>", "<a x=\"1\">", "“&<”",
      "</a>"),
    check(
      "Tells the first of two attributes of a name", "<a x='1' x='2' y=3 x=4>1</a>",
      "<a x=\"1\" y=\"3\">", "“1”", "</a>"),
    check(
      "Reads attributes without quotation marks, values and blanks", "<a x=1 y z='2'w=\"3\"/>",
      "<a x=\"1\" y=\"\" z=\"2\" w=\"3\">", "</a>"),
    check("Tells the prefix that nothing declares", "<p:a q:x='1'/>", "<p:a q:x=\"1\">", "</p:a>"),
    check(
      "Reads on behind characters that no document may hold",
      "<a x='\u{1}1'>\u{0}2\u{FFFF}\u{B}</a>",
      "<a x=\" 1\">", "“ 2\u{FFFD} ”", "</a>"),
    check(
      "Reads on behind a declaration without its question mark", "<?xml version='1.0'><a/>", "<a>",
      "</a>"),
    ContractCheck("Says where a mistake is") { reading in
      let document = "<!--\n\n--><a>\r\n<b x='1' x='2'/>\r\n</c></a>"
      let lines = MarkupTranscript(of: document.utf8, .xml, by: reading).mistakes.map(\.line)
      #expect(Set(lines) == [4, 5])
    },
    ContractCheck("Reports no mistake in a well-formed document") { reading in
      let document = "<?xml version='1.0'?><!DOCTYPE a><a x='&amp;'>\n&lt;<![CDATA[&]]></a>\n"
      #expect(MarkupTranscript(of: document.utf8, .xml, by: reading).mistakes == [])
    },
    ContractCheck("Tells a number of mistakes, and no more") { reading in
      let document = "<a>" + String(repeating: "& <b x='1' x='2'/></c>", count: 1000)
      let mistakes = MarkupTranscript(of: document.utf8, .xml, by: reading).mistakes
      #expect((1...200).contains(mistakes.count))
    },
  ]

  static let limited: [Check] = [
    ContractCheck("Leaves out what is too deep, and reads on") { reading in
      for dialect in [MarkupDialect.xml, .html] {
        let document = "<div>1<b>2<i>3<u>4</u>5</i>6</b>7</div>"
        let transcript = MarkupTranscript(
          of: document.utf8, dialect, by: reading, limits: MarkupLimits(depth: 2, expansion: 0))
        #expect(transcript.parts == ["<div>", "“1”", "<b>", "“26”", "</b>", "“7”", "</div>"])
        #expect(!transcript.mistakes.isEmpty)
      }
    },
    ContractCheck("Knows no depth but the limit") { reading in
      let document = String(repeating: "<a>", count: 2000) + "1"
      let transcript = MarkupTranscript(
        of: document.utf8, .xml, by: reading, limits: MarkupLimits(depth: 2000, expansion: 0))
      #expect(transcript.parts.count == 4001)
    },
    ContractCheck("Ends a document whose entities become too long") { reading in
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
    ContractCheck("Ends a document whose entities become too many, though they hold nothing") {
      reading in
      let document =
        "<!DOCTYPE a [<!ENTITY e0 ''>\(nested(14, of: "&e0;"))]><a>1&e14;<b>2</b></a>"
      let transcript = MarkupTranscript(of: document.utf8, .xml, by: reading)
      #expect(transcript.parts == ["<a>", "“1”", "</a>"])
    },
  ]

  /// Declares entities, each of which contains the previous one ten times.
  private static func nested(_ count: Int, of first: String = "lol") -> String {
    (1...count).map { number in
      let inner = number == 1 ? first : "&e\(number - 1);"
      return "<!ENTITY e\(number) \"\(String(repeating: inner, count: 10))\">"
    }
    .joined()
  }
}
