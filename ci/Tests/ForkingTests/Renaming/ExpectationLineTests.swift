import Forking
import Testing

@Suite struct ExpectationLineTests {
  @Test func movesALongExpectationBeforeItsLine() {
    #expect(
      ExpectationLines(width: 40).moved(
        in: "#if FAIL\n  f(paintColors)  // expected-FAIL-error {{[some_id]}}\n#endif\n")
        == "#if FAIL\n  // expected-FAIL-error@+1 {{[some_id]}}\n  f(paintColors)\n#endif\n")
  }

  /// A line that the formatter breaks is two against one of its twin, and the error is on the second one.
  @Test func keepsALongDefectAndItsTwinOnOneLineEach() {
    #expect(
      ExpectationLines(width: 40).moved(
        in: """
          #if FAIL
            // expected-FAIL-error@+1 {{[some_id]}}
            f(undergroundRailways, in: streets.first)
            #else
            f(undergroundRailways, in: all.streets.first)
            #endif
          f(undergroundRailways, in: all.streets.first)
          """)
          == """
          #if FAIL
            // swift-format-ignore
            // expected-FAIL-error@+1 {{[some_id]}}
            f(undergroundRailways, in: streets.first)
            #else
            // swift-format-ignore
            f(undergroundRailways, in: all.streets.first)
            #endif
          f(undergroundRailways, in: all.streets.first)
          """)
  }

  @Test func doesNotWrapTheLineOfAMovedExpectation() {
    #expect(
      ExpectationLines(width: 40).moved(
        in:
          "#if FAIL\n  f(undergroundRailways, in: streets.first)  // expected-FAIL-error {{[some_id]}}\n#endif"
      )
        == """
        #if FAIL
          // swift-format-ignore
          // expected-FAIL-error@+1 {{[some_id]}}
          f(undergroundRailways, in: streets.first)
        #endif
        """)
  }

  @Test(arguments: [
    "  f(b)  // expected-error {{[id]}}",
    "  // expected-FAIL-error@+1 {{[a_long_identifier]}}",
    "  f(paintColors)  // expected-error@-1 {{[some_id]}}",
    "  f(paintColors)  // what is expected of it, at length",
  ])
  func leavesOtherLinesUnchanged(_ line: String) {
    #expect(ExpectationLines(width: 40).moved(in: line) == line)
  }
}
