import ArgumentParser
import Forking
import Toolbox

/// `seams-fork upgrade`.
struct UpgradeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "upgrade",
    abstract:
      "Merges later changes of the template into a fork: make upgrade TEMPLATE=../seams",
    discussion: """
      Git merges the template's old version, its new version and the fork. Conflicts change \
      nothing without CONFLICTS=1. An upgrade that does not build, or fails a unit test, is \
      undone. The exit status is 1 in these cases.
      """)

  @Option(help: "The folder of the template's checkout, which shows the version to take.")
  var template = ""

  @Flag(help: "Brings conflicts into the checkout, as git does. CONFLICTS=1")
  var conflicts = false

  @OptionGroup var work: WorkOptions

  func run() throws {
    try Outcome.isReported {
      guard !template.isEmpty else {
        throw Refusal("Say where the template is: make upgrade TEMPLATE=../seams")
      }
      guard !work.allowDirty else {
        throw Refusal(
          "An upgrade is a merge into what is committed. Leave --allow-dirty out, and commit first."
        )
      }
      let toolchain = WorkOptions.toolchain
      var upgrade = Upgrade(in: try work.workshop(), from: Repository(root: template)) {
        lock, template in
        try Standalone(lock.answers, version: lock.template.version, toolchain: toolchain)
          .tree(from: template)
      }
      upgrade.checks = !work.noCheck
      upgrade.takesConflicts = conflicts
      upgrade.onlyLooks = work.dryRun
      let report = try upgrade.run()
      print(report.text)
      return report.isDone ? .clean : .findings
    }
  }
}
