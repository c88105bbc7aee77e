import Pyramid
import Testing
import Toolbox

@Suite struct TestReportTests {
  @Test func hasOneEntryForAFunctionWithManyArguments() throws {
    let report = try TestReport(
      xml: """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="TestResults" errors="0" tests="3" failures="2" time="1.5">
            <testcase classname="CoreUnitTests.Routes" name="readsA&amp;B(_:)" time="0.25" />
            <testcase classname="CoreUnitTests.Routes.Inner" name="fails()" time="1.25">
              <failure message="a &lt; b &#8594; c"></failure>
              <failure message="and d" />
            </testcase>
            <testcase classname="CoreUnitTests" name="stops()" time="0"><error /></testcase>
          </testsuite>
        </testsuites>
        """, name: "reports/unit.xml")
    #expect(
      report
        == TestReport(
          seconds: 1.5,
          tests: [
            TestRun(
              target: "CoreUnitTests", suite: "Routes", function: "readsA&B(_:)", seconds: 0.25),
            TestRun(
              target: "CoreUnitTests", suite: "Routes.Inner", function: "fails()", seconds: 1.25,
              failures: ["a < b → c", "and d"]),
            TestRun(target: "CoreUnitTests", function: "stops()", failures: [""]),
          ]))
    #expect(report.tests.map(\.hasFailed) == [false, true, true])
  }

  @Test func aControlCharacterOfAMessageHidesNothing() throws {
    let report = try TestReport(
      xml: """
        <testsuites><testsuite time="1"><testcase classname="A" name="b()" time="1">\
        <failure message="\u{1B}[31mred" /></testcase></testsuite></testsuites>
        """, name: "reports/unit.xml")
    #expect(report.tests.first?.failures == ["\u{FFFD}[31mred"])
  }

  @Test(arguments: ["", "{}", "<testsuites>", "<testsuites/>", "<html></html>"])
  func refusesWhatIsNoReport(_ xml: String) {
    #expect(
      throws: ToolFailure("reports/unit.xml is no report of tests in JUnit’s format.")
    ) {
      try TestReport(xml: xml, name: "reports/unit.xml")
    }
  }
}
