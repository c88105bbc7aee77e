import CoreDomain
import Fuzzing
import NewsDomain
import NewsInfrastructure

/// Sanitizes a page and checks that the result is safe and within its limit, and has the same text
/// when it is sanitized again. Its structure may differ: libxml2 ends a `<b>` at the start of a
/// paragraph, and a list at text beside a `<pre>`; browsers do not. The end of a block adds a space
/// to the text, so the comparison ignores whitespace.
@c(LLVMFuzzerTestOneInput)
public func fuzzHTML(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let page = unsafe String(decoding: bytes(start, count), as: UTF8.self)
  let cleaner = HTMLCleaner(markup: Tools.markup, hosts: Tools.hosts)
  for limit in [100, 1024 * 1024] {
    let clean = cleaner.clean(RawHTML(page), from: Tools.base, limit: limit)
    var safe = SafeHTML(clean.text)
    expect(safe.fault())
    expect(clean.text.utf8.count <= limit ? nil : "more bytes than the limit")
    expect(clean.terminalText.utf8.contains(0x1B) ? "an escape in what a terminal shows" : nil)
  }
  let clean = cleaner.clean(RawHTML(page), from: Tools.base, limit: 1024 * 1024)
  let again = cleaner.clean(RawHTML(clean.text), from: Tools.base, limit: 1024 * 1024)
  let isSame = letters(of: again.inlineText) == letters(of: clean.inlineText)
  expect(isSame ? nil : "cleaned again it is “\(again.text)”, and was “\(clean.text)”")
  return 0
}

/// The text without whitespace.
private func letters(of text: String) -> [Unicode.Scalar] {
  text.unicodeScalars.filter { !$0.properties.isWhitespace }
}
