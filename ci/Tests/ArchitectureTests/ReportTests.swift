import Architecture
import Evidence
import Testing
import Toolbox

/// A verdict says what was found, what was not seen, and how much was looked at.
@Suite struct Reports {
  @Test func sayHowMuchWasLookedAtWhenAllIsWell() throws {
    let report = try verdict { _ in }.report(as: .text, seconds: 0.94)
    #expect(report == "8 targets, 8 files, 10 uses, 5 public declarations; 0 findings in 0.9 s\n")
  }

  @Test func tellFindingsFirstAndGapsThen() throws {
    let verdict = try verdict {
      $0.add("unsafe", .word, to: "Modules/Shop/ViewModel/List.swift")
      $0.gaps = [EvidenceGap(lens: .named, reason: "A.swift changed: run make build.")]
    }
    let lines = verdict.report(as: .text, seconds: 1).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("Modules/Shop/ViewModel/List.swift:9:1: unsafe-confined: "))
    #expect(
      lines[1]
        == "evidence-stale: the lens “named” is not whole: A.swift changed: run make build.")
    #expect(lines[2].hasSuffix("1 finding in 1.0 s, and not all could be seen"))
  }

  @Test func stopAtSoManyFindingsUnlessMoreAreWanted() throws {
    let verdict = try verdict { evidence in
      for path in ["Modules/Shop/ViewModel/List.swift", "Modules/Shop/Domain/Basket.swift"] {
        evidence.add("unsafe", .word, to: path)
      }
    }
    let count = verdict.findings.count
    try #require(count > 1)
    #expect(verdict.report(as: .text, seconds: 1, limit: 1).contains("\nand \(count - 1) more; "))
    #expect(!verdict.report(as: .text, seconds: 1, limit: count).contains("more;"))
  }

  @Test func endAsTheyFoundThings() throws {
    let gap = EvidenceGap(lens: .named, reason: "There is no build.")
    let list = "Modules/Shop/ViewModel/List.swift"
    #expect(try verdict { _ in }.status == .clean)
    #expect(try verdict { $0.gaps = [gap] }.status == .unchecked)
    #expect(try verdict { $0.add("unsafe", .word, to: list) }.status == .findings)
    let both = try verdict {
      $0.gaps = [gap]
      $0.add("unsafe", .word, to: list)
    }
    #expect(both.status == .findings)
  }

  @Test func arePlacedByGitHubBesideTheCode() throws {
    let verdict = try verdict {
      $0.add("unsafe", .word, to: "Modules/Shop/ViewModel/List.swift")
      $0.gaps = [EvidenceGap(lens: .named, reason: "90 % of a build,\nand no more.")]
    }
    let lines = verdict.report(as: .github, seconds: 1).split(separator: "\n")
    #expect(
      lines[0] == """
        ::error file=Modules/Shop/ViewModel/List.swift,line=9,col=1,title=unsafe-confined::“unsafe” \
        stands in ShopViewModel. Its place is `{Feature}Infrastructure`. Instead: a port.
        """)
    #expect(
      lines[1] == "::warning title=evidence-stale::named: 90 %25 of a build,%0Aand no more.")
  }

  @Test func giveProgramsEveryPart() throws {
    let verdict = try verdict { $0.add("unsafe", .word, to: "Modules/Shop/ViewModel/List.swift") }
    let report = verdict.report(as: .json, seconds: 1)
    for line in [
      "\"rule\" : \"unsafe-confined\"", "\"line\" : 9", "\"column\" : 1", "\"uses\" : 10",
      "\"instead\" : \"a port.\"", "\"path\" : \"Modules/Shop/ViewModel/List.swift\"",
      "\"gaps\" : [",
    ] {
      #expect(report.contains(line))
    }
  }

  @Test func areTheSameEachTime() throws {
    let reports = try (0..<5).map { _ in
      try verdict { package in
        for file in package.sources.map(\.path) { package.add("unsafe", .word, to: file) }
      }.report(as: .json, seconds: 1)
    }
    #expect(Set(reports).count == 1)
  }

  @Test func stopAtALimitAndSaySo() throws {
    let verdict = try verdict { package in
      for number in 0..<250 {
        let path = "Modules/Shop/ViewModel/List\(number).swift"
        package.sources.append(source(path, "ShopViewModel", ["Glibc"]))
      }
    }
    let lines = verdict.report(as: .text, seconds: 1).split(separator: "\n")
    #expect(lines.count == 202)
    #expect(lines[200] == "and 50 more; a cause that many share comes first.")
    #expect(lines[201].contains("250 findings"))
  }

  @Test(arguments: [
    ("prnt", "print"), ("cylce", "cycle"), ("import-declared", "import-not-declared"),
  ])
  func nameTheRuleThatWasMeant(_ word: String, _ rule: String) {
    #expect(nearestRule(to: word) == rule)
  }

  @Test func nameNoRuleForAWordThatIsLikeNone() {
    #expect(nearestRule(to: "quantum flux capacitor of the third kind") == nil)
  }

  @Test func listEveryRule() {
    let table = ruleList(as: .text)
    let json = ruleList(as: .json)
    for rule in Rule.all {
      #expect(table.contains(rule.id) && json.contains("\"id\" : \"\(rule.id)\""))
    }
  }

  private func verdict(_ change: (inout SamplePackage) -> Void) throws -> Verdict {
    var package = SamplePackage()
    change(&package)
    return check(package.evidence, against: try SampleRules.rulebook())
  }
}
