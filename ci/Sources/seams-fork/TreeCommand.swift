import ArgumentParser
import Forking
import Toolbox

/// `seams-fork tree`: the only command that later versions of the tools call.
struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree", abstract: "Writes the tree that a template.lock stands for, and no more.",
    shouldDisplay: false)

  @Option(help: "The template.lock of a fork.")
  var lock: String

  @Option(help: "The folder that the tree is written into.")
  var out: String

  @OptionGroup var work: WorkOptions

  func run() throws {
    try Outcome.isReported {
      let template = try work.repository()
      let lock = try TemplateLock(text: Repository(root: "/").text(lock))
      let standalone = Standalone(
        lock.answers, version: lock.template.version, toolchain: WorkOptions.toolchain)
      try standalone.write(to: Repository(root: out), from: template)
      return .clean
    }
  }
}
