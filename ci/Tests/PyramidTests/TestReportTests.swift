import Pyramid
import Testing
import Toolbox

@Suite struct TestReportTests {
  @Test func hasOneEntryForAFunctionWithManyArguments() throws {
    let report = try TestReport(
      xml: """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="TestResults" errors="0" tests="2" failures="1" time="1.5">
            <testcase classname="CoreUnitTests.Routes" name="readsA&amp;B(_:)" time="0.25" />
            <testcase classname="CoreUnitTests" name="fails()" time="1.25">
              <failure message="no"></failure>
            </testcase>
          </testsuite>
        </testsuites>
        """, name: "reports/unit.xml")
    #expect(
      report
        == TestReport(
          seconds: 1.5,
          tests: [
            TestRun(target: "CoreUnitTests", seconds: 0.25),
            TestRun(target: "CoreUnitTests", seconds: 1.25, hasFailed: true),
          ]))
  }

  @Test(arguments: ["", "{}", "<testsuites>", "<html></html>"])
  func refusesWhatIsNoReport(_ xml: String) {
    let failure = #expect(throws: ToolFailure.self) {
      try TestReport(xml: xml, name: "reports/unit.xml")
    }
    #expect(failure?.description.contains("reports/unit.xml is no report") == true)
  }
}
