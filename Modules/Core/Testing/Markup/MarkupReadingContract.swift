public import CoreDomain
import Testing

/// The contract of every ``MarkupReading``.
public enum MarkupReadingContract {
  public typealias Check = ContractCheck<any MarkupReading>

  public static let checks: [Check] = wellFormed + mended + references + limited + pages

  /// Checks the events of an XML document.
  static func check(_ promise: String, _ document: String, _ parts: String...) -> Check {
    check(promise, .xml, document, parts)
  }

  /// Checks the events of an HTML page or fragment.
  static func page(_ promise: String, _ document: String, _ parts: String...) -> Check {
    check(promise, .html, document, parts)
  }

  /// Checks the events of a document with several chunk sizes.
  private static func check(
    _ promise: String, _ dialect: MarkupDialect, _ document: String, _ parts: [String]
  ) -> Check {
    ContractCheck(promise) { reading in
      for length in [Int.max, 1, 2, 3, 7] {
        let transcript = MarkupTranscript(
          of: document.utf8, dialect, by: reading, pieces: length)
        #expect(transcript.parts == parts, "pieces of \(length)")
      }
    }
  }

  private static let wellFormed: [Check] = [
    check(
      "Tells elements, attributes and text in order", "<a x='1' y=\"2\">b<c/>d</a>",
      "<a x=\"1\" y=\"2\">", "“b”", "<c>", "</c>", "“d”", "</a>"),
    check("Tells CDATA as text", "<a>1<![CDATA[<b> & ]]]]>2</a>", "<a>", "“1<b> & ]]2”", "</a>"),
    check(
      "Passes over comments, instructions and the declaration",
      "<?xml version='1.0' encoding='koi8-r'?><!-- <x> --><a>1<!-- > -->2<?php ?>3</a>",
      "<a>", "“123”", "</a>"),
    check(
      "Knows the namespaces of elements and attributes",
      "<a xmlns='u' xmlns:p='v' x='1' p:x='2'><p:b/></a>",
      "<{u}a x=\"1\" {v}p:x=\"2\">", "<{v}p:b>", "</{v}p:b>", "</{u}a>"),
    check(
      "Reads names and texts of any script", "<日本 名='é'>😀</日本>",
      "<日本 名=\"é\">", "“😀”", "</日本>"),
    check("Ends lines with line feeds", "<a>1\r\n2\r3</a>", "<a>", "“1\n2\n3”", "</a>"),
    check("Drops a byte order mark", "\u{FEFF}<a/>", "<a>", "</a>"),
  ]

  private static let references: [Check] = [
    check(
      "Replaces references to characters", "<a x='&#65;&#x42;&quot;'>&lt;&#128512;&amp;</a>",
      "<a x=\"AB\"\">", "“<😀&”", "</a>"),
    check(
      "Knows the names of HTML’s characters", "<a x='&eacute;'>&nbsp;&hellip;</a>",
      "<a x=\"é\">", "“\u{A0}…”", "</a>"),
    check(
      "Takes the numbers of windows-1252 for its characters", "<a>&#146;&#x80;</a>",
      "<a>", "“’€”", "</a>"),
    check(
      "Leaves names that stand for nothing as they are", "<a x='&you;'>&me; &amp;</a>",
      "<a x=\"&you;\">", "“&me; &”", "</a>"),
    check(
      "Takes the entities of the document for text",
      "<!DOCTYPE a [<!ENTITY b 'A &amp; &c;'><!ENTITY c \"<i>\">]><a x='&c;'>&b;</a>",
      "<a x=\"<i>\">", "“A & <i>”", "</a>"),
    check(
      "Passes over entities that are elsewhere",
      "<!DOCTYPE a SYSTEM 'http://example.org/a.dtd' [<!ENTITY b SYSTEM 'file:///etc/passwd'>"
        + "<!ENTITY % c SYSTEM 'http://example.org/c'> %c;]><a>&b;</a>",
      "<a>", "“&b;”", "</a>"),
    check(
      "Lets no entity hold itself", "<!DOCTYPE a [<!ENTITY b '&c;'><!ENTITY c '&b;'>]><a>&b;</a>",
      "<a>", "“&b;”", "</a>"),
  ]
}
