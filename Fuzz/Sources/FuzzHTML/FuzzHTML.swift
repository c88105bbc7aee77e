import CoreDomain
import Fuzzing
import NewsDomain
import NewsInfrastructure

/// Cleans a page: what comes out is safe to show and within its limit, and says the same when it is cleaned
/// again. It may be built otherwise then: libxml2 ends a `<b>` where a paragraph begins, and a list where
/// text stands in it beside a `<pre>`, and browsers do not. Where a block ends there is a blank in the text, so
/// blanks are no part of what is compared.
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

/// A text without its blanks.
private func letters(of text: String) -> [Unicode.Scalar] {
  text.unicodeScalars.filter { !$0.properties.isWhitespace }
}
