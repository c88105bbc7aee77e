import Testing

@testable import StargazersInfrastructure

/// The parser rejects invalid JSON at any position, and skips valid values.
@Suite struct JSONReaderTests {
  @Test(arguments: [
    "[]", " [ 1 , -2.5e+3 , true,false,null ]\n", #"{"a":{"b":[[],{}]},"c":""}"#, "7", #""x""#,
    #"["\"","\\","\u0041\n","]"]"#, "[\"Größe 日本\"]",
  ])
  func skipsAnyJSONValue(_ text: String) {
    var reader = JSONReader(Array(text.utf8))
    #expect(throws: Never.self) {
      try reader.skip()
      try reader.finish()
    }
  }

  @Test(arguments: [
    "", " ", "[", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "[1]]", "{", #"{"a"}"#, #"{"a":}"#, "{a:1}",
    #"{"a":1,}"#, #"{"a" 1}"#, "\"", #""\"#, #""\""#, "\"a\nb\"", "tru", "nul", "-", "+1", "[1}",
    "<html>", "[NaN]", "[.]", "7 7",
  ])
  func rejectsInvalidJSON(_ text: String) {
    var reader = JSONReader(Array(text.utf8))
    #expect(throws: JSONReader.Fault.self) {
      try reader.skip()
      try reader.finish()
    }
  }

  @Test func rejectsATruncatedText() {
    let text = Array(#"[{"id":1,"login":"a","x":[true,{"y":"\u00e9"}]},null]"#.utf8)
    for count in 0..<text.count {
      var reader = JSONReader(Array(text.prefix(count)))
      #expect(throws: JSONReader.Fault.self, "cut behind \(count)") {
        try reader.skip()
        try reader.finish()
      }
    }
  }

  @Test(arguments: [
    (#""plain""#, "plain"), (#""a\/b\u0041\ud83d\ude00\n""#, "a/bA😀\n"), ("7", nil), ("null", nil),
    (#"["x"]"#, nil), (#""\ud83d""#, nil), (#""""#, ""),
  ])
  func readsEscapeSequences(_ text: String, _ expected: String?) throws {
    var reader = JSONReader(Array(text.utf8))
    let found = try reader.text()
    #expect(found == expected)
    try reader.finish()
  }

  @Test(arguments: [
    ("7", 7), (" -9223372036854775808", Int64.min), ("9223372036854775808", nil), ("1.5", nil),
    (#""7""#, nil), ("null", nil), ("[7]", nil),
  ])
  func readsIntegersOnly(_ text: String, _ expected: Int64?) throws {
    var reader = JSONReader(Array(text.utf8))
    let found = try reader.integer()
    #expect(found == expected)
    try reader.finish()
  }

  @Test func limitsTheDepthOfValues() throws {
    let deep = { (depth: Int) in
      JSONReader(
        Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8))
    }
    var reader = deep(64)
    try reader.skip()
    var tooDeep = deep(100_000)
    #expect(throws: JSONReader.Fault.self) { try tooDeep.skip() }
  }
}
