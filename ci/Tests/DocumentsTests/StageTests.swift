import Documents
import Testing
import Toolbox

/// Stages of Makefile, Jenkinsfile and docs.
@Suite struct StageTests {
  private static let table =
    "| stage | what it does |\n|---|---|\n| `lint` | |\n| `build` | |\n| `prove` | |"

  @Test func theSameStagesInTheSameOrderAreFine() throws {
    #expect(try findings(of: .stages, in: Self.table) == [])
  }

  @Test(arguments: [
    ("| `lint` | |\n", "", "“lint” is missing"),
    ("| `prove` | |", "| `prove` | |\n| `wheel` | |", "“wheel” is none of them"),
    ("| `lint` | |\n| `build` | |", "| `build` | |\n| `lint` | |", "their order differs"),
  ])
  func aTableThatDiffersIsSaid(_ old: String, _ new: String, _ difference: String) throws {
    let found = try findings(of: .stages, in: Self.table.replacing(old, with: new))
    #expect(found == ["1 The stages are not those of the Makefile: \(difference)."])
  }

  @Test func theStagesOfMakeDeepComeBetweenTheOthersAndTheNightlyOnes() throws {
    var project = try SampleProject.make(
      pipeline: SampleProject.pipeline + "\nstage('tools') { steps { sh 'make tools' } }")
    project.makefile = Makefile(
      text: "stages := lint build\ndeep-stages := tools\nnightly-stages := prove\n"
        + "lint:\nbuild:\ntools:\nprove:\n")
    let table = Self.table.replacing("| `prove`", with: "| `tools` | |\n| `prove`")
    #expect(try findings(of: .stages, in: ["README.md": table], project: project) == [])
    #expect(
      try findings(of: .stages, in: ["README.md": Self.table], project: project)
        == ["1 The stages are not those of the Makefile: “tools” is missing."])
  }

  @Test func stagesMayBeAddedBelow() {
    let makefile = Makefile(
      text: "stages := a \\\n  b\nstages += c\ndeep-stages := e\n"
        + "nightly-stages :=\nnightly-stages += d\n")
    #expect(makefile.stages == ["a", "b", "c"])
    #expect(makefile.deepStages == ["e"])
    #expect(makefile.nightlyStages == ["d"])
  }

  @Test func noTableAtAllIsSaid() throws {
    #expect(try findings(of: .stages, in: "text") == ["0 No document lists the stages."])
  }

  @Test(arguments: [
    (
      "stage('lint') { steps { sh 'make lint' } }\n", "",
      "0 The stages are not those of the Makefile: “lint” is missing."
    ),
    (
      "sh 'make lint'", "sh 'make lynt'",
      "1 “stage('lint') { steps { sh 'make lynt' } }” is no stage."
    ),
    (
      "stage('lint')", "stage (\"lint\")",
      "1 “stage (\"lint\") { steps { sh 'make lint' } }” is no stage."
    ),
    (
      "when { triggeredBy 'TimerTrigger' } ", "",
      "0 The nightly stages are not those of the Makefile: “prove” is missing."
    ),
    ("stage('build')", "sh 'make clean'\nstage('build')", "2 “sh 'make clean'” is no stage."),
  ])
  func aJenkinsfileThatDiffersIsSaid(_ old: String, _ new: String, _ expected: String) throws {
    let project = try SampleProject.make(
      pipeline: SampleProject.pipeline.replacing(old, with: new))
    let found = try findings(of: .stages, in: ["README.md": Self.table], project: project)
    #expect(found.contains(expected), "\(found)")
  }

  @Test func aNightlyStageMayHaveATimeLimitOfItsOwn() throws {
    let limit = "options { timeout(time: 240, unit: 'MINUTES') } "
    let project = try SampleProject.make(
      pipeline: SampleProject.pipeline.replacing("when {", with: "\(limit)when {"))
    #expect(try findings(of: .stages, in: ["README.md": Self.table], project: project) == [])
  }

  @Test func variantsOfThePipelineDifferInTheirAgentAlone() throws {
    var project = try SampleProject.make()
    let agent = "agent {\n  dockerfile { dir 'ci' }\n}\n// A note.\n"
    project.pipelines.append(("ci/b", Pipeline(text: agent + SampleProject.pipeline)))
    #expect(try findings(of: .stages, in: ["README.md": Self.table], project: project) == [])
    project.pipelines.append(("ci/c", Pipeline(text: SampleProject.pipeline + "\nunstash 'a'")))
    #expect(
      try findings(of: .stages, in: ["README.md": Self.table], project: project)
        == ["0 It differs from ci/Jenkinsfile in more than its agent."])
  }

  @Test func whatJenkinsPicksUpIsThere() throws {
    let pipeline = Pipeline(
      text: """
        junit testResults: 'reports/*.xml', allowEmptyResults: true
        archiveArtifacts artifacts: 'reports/a.txt, reports/pages/**/*.html'
        publishHTML target: [reportDir: 'reports/pages', reportFiles: 'index.html', reportName: 'x/y']
        sh 'ci/notify "$JOB_NAME"'
        """)
    try withScratchFolder { scratch in
      let rule = ArtefactRule(repository: scratch)
      let missing = rule.findings(in: [("ci/Jenkinsfile", pipeline)]).map(\.what)
      #expect(missing.count == 4)
      #expect(missing.contains("“reports/pages/index.html” is not there after “make ci”."))
      for file in ["unit.xml", "a.txt", "pages/index.html"] {
        try scratch.write("", to: "reports/\(file)")
      }
      #expect(rule.findings(in: [("ci/Jenkinsfile", pipeline)]) == [])
    }
  }
}
