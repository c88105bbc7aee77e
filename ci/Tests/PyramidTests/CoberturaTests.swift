import Pyramid
import Testing

@Suite struct CoberturaTests {
  @Test func hasAPackageForEachModuleAndAClassForEachFile() {
    let coverage = LineCoverage(files: [
      "Modules/Core/Domain/Route.swift": [4: 0, 3: 2], "Apps/CLI/A&B.swift": [1: 1],
    ])
    #expect(
      Cobertura(coverage, source: "/my code", timestamp: 5).xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE coverage SYSTEM "http://cobertura.sourceforge.net/xml/coverage-04.dtd">
        <coverage line-rate="0.6666" branch-rate="0" lines-covered="2" lines-valid="3" \
        branches-covered="0" branches-valid="0" complexity="0" version="1" timestamp="5">
          <sources>
            <source>/my code</source>
          </sources>
          <packages>
            <package name="Apps/CLI" line-rate="1.0" branch-rate="0" complexity="0">
              <classes>
                <class name="A&amp;B.swift" filename="Apps/CLI/A&amp;B.swift" line-rate="1.0" \
        branch-rate="0" complexity="0">
                  <methods/>
                  <lines>
                    <line number="1" hits="1"/>
                  </lines>
                </class>
              </classes>
            </package>
            <package name="Modules/Core/Domain" line-rate="0.5" branch-rate="0" complexity="0">
              <classes>
                <class name="Route.swift" filename="Modules/Core/Domain/Route.swift" \
        line-rate="0.5" branch-rate="0" complexity="0">
                  <methods/>
                  <lines>
                    <line number="3" hits="2"/>
                    <line number="4" hits="0"/>
                  </lines>
                </class>
              </classes>
            </package>
          </packages>
        </coverage>

        """)
  }
}
