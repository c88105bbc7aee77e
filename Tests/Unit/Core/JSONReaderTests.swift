import CoreDomain
import Testing

@Suite struct JSONReaderTests {
  @Test(arguments: [
    "[]", " [ 1 , -2.5e+3 , true,false,null ]\n", #"{"a":{"b":[[],{}]},"c":""}"#, "7", #""x""#,
    #"["\"","\\","\u0041\n","]"]"#, "[\"Größe 日本\"]",
  ])
  func skipsAnyJSONValue(_ text: String) {
    #expect(throws: Never.self) { try skip(text) }
  }

  @Test(arguments: [
    "", " ", "[", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "[1]]", "{", #"{"a"}"#, #"{"a":}"#, "{a:1}",
    #"{"a":1,}"#, #"{"a" 1}"#, "\"", #""\"#, #""\""#, "\"a\nb\"", "tru", "nul", "-", "+1", "[1}",
    "<html>", "[NaN]", "[.]", "7 7", "01", "1.", "1e", #""\x""#, #""\u12g4""#, #""\ud83d""#,
  ])
  func rejectsInvalidJSON(_ text: String) {
    #expect(throws: JSONReader.Fault.self) { try skip(text) }
  }

  @Test func rejectsATruncatedText() {
    let text = #"[{"id":1,"login":"a","x":[true,{"y":"\u00e9"}]},null]"#
    for count in 0..<text.count {
      #expect(throws: JSONReader.Fault.self, "cut behind \(count)") {
        try skip(String(text.prefix(count)))
      }
    }
  }

  @Test func rejectsBytesThatAreNotUTF8() {
    #expect(throws: JSONReader.Fault.self) { _ = try JSONReader([0x22, 0xFF, 0x22]) }
  }

  @Test(arguments: [
    (#""plain""#, "plain"), (#""a\/b\u0041\ud83d\ude00\n""#, "a/bA😀\n"), (#""""#, ""),
  ])
  func readsTextAndNamesWithEscapeSequences(_ written: String, _ text: String) throws {
    var reader = try JSONReader(Array("{\(written):\(written)}".utf8))
    try reader.object { reader, name throws(JSONReader.Fault) in
      #expect(Array(name) == Array(text.utf8))
      let value = try reader.text()
      #expect(value == text)
    }
    try reader.finish()
  }

  @Test func limitsTheDepthOfValuesAndTheLengthOfText() throws {
    let long = String(repeating: "a", count: 65_536)
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    try skip(deep)
    #expect(throws: JSONReader.Fault.self) { try skip("[\(deep)]") }
    try skip("\"\(long)\"")
    #expect(throws: JSONReader.Fault.self) { try skip("\"\(long)a\"") }
  }

  private func skip(_ text: String) throws(JSONReader.Fault) {
    var reader = try JSONReader(Array(text.utf8))
    try reader.skip()
    try reader.finish()
  }
}
