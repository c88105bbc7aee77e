import CoreDomain
import Testing

@Suite struct MediaTypeTests {
  @Test(
    arguments: [
      ("text/xml", nil), ("text/xml; charset=UTF-8", "UTF-8"),
      ("text/xml;qs=0.9; Charset = \"koi8-r\" ", "koi8-r"), ("text/xml; charset='a'", "a"),
      ("text/xml; charset=", nil), ("", nil),
    ] as [(String, String?)])
  func readsTheCharsetOfAContentType(_ type: String, _ charset: String?) {
    #expect(MediaType.charset(in: type) == charset)
  }
}
