import Forking
import Testing

@Suite struct ExpectationLineTests {
  @Test func anExpectationWithoutRoomMovesBeforeItsLine() {
    #expect(
      ExpectationLines(width: 40).moved(
        in: "#if FAIL\n  f(paintColors)  // expected-FAIL-error {{[some_id]}}\n#endif\n")
        == "#if FAIL\n  // expected-FAIL-error@+1 {{[some_id]}}\n  f(paintColors)\n#endif\n")
  }

  @Test(arguments: [
    "  f(b)  // expected-error {{[id]}}",
    "  // expected-FAIL-error@+1 {{[a_long_identifier]}}",
    "  f(paintColors)  // expected-error@-1 {{[some_id]}}",
    "  f(paintColors)  // what is expected of it, at length",
  ])
  func anyOtherLineStaysAsItIs(_ line: String) {
    #expect(ExpectationLines(width: 40).moved(in: line) == line)
  }
}
