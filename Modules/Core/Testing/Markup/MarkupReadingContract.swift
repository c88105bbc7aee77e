public import CoreDomain
import Testing

/// The checks that every ``MarkupReading`` must pass.
public enum MarkupReadingContract {
  public typealias Check = ContractCheck<any MarkupReading>

  public static let checks: [Check] = wellFormed + mended + references + limited + pages

  static func check(_ promise: String, _ document: String, _ parts: String...) -> Check {
    check(promise, .xml, document, parts)
  }

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
      "Reports elements, attributes and text in order", "<a x='1' y=\"2\">b<c/>d</a>",
      "<a x=\"1\" y=\"2\">", "“b”", "<c>", "</c>", "“d”", "</a>"),
    check("Reports CDATA as text", "<a>1<![CDATA[<b> & ]]]]>2</a>", "<a>", "“1<b> & ]]2”", "</a>"),
    check(
      "Ignores comments, instructions and the declaration",
      "<?xml version='1.0' encoding='koi8-r'?><!-- <x> --><a>1<!-- > -->2<?php ?>3</a>",
      "<a>", "“123”", "</a>"),
    check(
      "Resolves the namespaces of elements and attributes",
      "<a xmlns='u' xmlns:p='v' x='1' p:x='2'><p:b/></a>",
      "<{u}a x=\"1\" {v}p:x=\"2\">", "<{v}p:b>", "</{v}p:b>", "</{u}a>"),
    check(
      "Reads names and texts in any script", "<日本 名='é'>😀</日本>",
      "<日本 名=\"é\">", "“😀”", "</日本>"),
    check("Converts line breaks to line feeds", "<a>1\r\n2\r3</a>", "<a>", "“1\n2\n3”", "</a>"),
    check("Drops a byte order mark", "\u{FEFF}<a/>", "<a>", "</a>"),
  ]

  private static let references: [Check] = [
    check(
      "Replaces character references", "<a x='&#65;&#x42;&quot;'>&lt;&#128512;&amp;</a>",
      "<a x=\"AB\"\">", "“<😀&”", "</a>"),
    check(
      "Replaces HTML’s named character references", "<a x='&eacute;'>&nbsp;&hellip;</a>",
      "<a x=\"é\">", "“\u{A0}…”", "</a>"),
    check(
      "Reads numeric references from 128 to 159 as windows-1252", "<a>&#146;&#x80;</a>",
      "<a>", "“’€”", "</a>"),
    check(
      "Keeps unknown references as text", "<a x='&you;'>&me; &amp;</a>",
      "<a x=\"&you;\">", "“&me; &”", "</a>"),
    check(
      "Replaces the document's own entities with text",
      "<!DOCTYPE a [<!ENTITY b 'A &amp; &c;'><!ENTITY c \"<i>\">]><a x='&c;'>&b;</a>",
      "<a x=\"<i>\">", "“A & <i>”", "</a>"),
    check(
      "Ignores external entities",
      "<!DOCTYPE a SYSTEM 'http://example.org/a.dtd' [<!ENTITY b SYSTEM 'file:///etc/passwd'>"
        + "<!ENTITY % c SYSTEM 'http://example.org/c'> %c;]><a>&b;</a>",
      "<a>", "“&b;”", "</a>"),
    check(
      "Does not expand recursive entities",
      "<!DOCTYPE a [<!ENTITY b '&c;'><!ENTITY c '&b;'>]><a>&b;</a>",
      "<a>", "“&b;”", "</a>"),
  ]
}
