import ArgumentParser
import Forking
import Toolbox

/// `seams-fork alone`.
struct AloneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "alone",
    abstract:
      "Makes a repository of its own: make fork FROM=Stargazers TO=Watchers OUT=../watchers",
    discussion: """
      It has Core, the feature, both apps, all levels of tests and its own tools, and knows in \
      template.lock where it comes from. It is made of what is committed. Without a check it is \
      written and committed; else it is built, its unit level is run and its pages are drawn first.
      """)

  @Option(help: "The feature to keep.")
  var from = ""

  @Option(help: "Its name in the new repository, which may be the same.")
  var to = ""

  @Option(help: "The names of its things: Bookmark:Recipe, or Bookmark:Recipe,Tag:Cuisine.")
  var entity: String?

  @Option(help: "The folder of the new repository, which must not exist yet.")
  var out = ""

  @Option(
    help: "The kind of repository: app, library, or empty.",
    transform: { text in
      guard let kind = StandaloneAnswers.Kind(rawValue: text) else {
        throw ValidationError("“\(text)” is none of app, library, empty.")
      }
      return kind
    })
  var kind = StandaloneAnswers.Kind.app

  @Flag(help: "Leaves a repository that does not build, for looking.")
  var keep = false

  @OptionGroup var work: WorkOptions

  func run() throws {
    try Outcome.isReported {
      let interruption = Forking.Interruption()
      interruption.listen()
      let template = try work.repository()
      let standalone = Standalone(
        try answers(), version: try version(of: template), toolchain: WorkOptions.toolchain)
      let destination = try Destination(out, beside: template)
      let tree = try standalone.tree(from: template)
      if work.dryRun {
        print(tree.paths.joined(separator: "\n"))
        return .clean
      }
      var making = StandaloneMaking(
        at: destination, from: template, interruption: interruption, say: Outcome.say)
      making.keepsFailure = keep
      if work.noCheck { making.build = nil } else { try WorkOptions.lendTools(of: template) }
      let report = try making.make(tree, of: standalone)
      print(report.text)
      return report.failure == nil ? .clean : .findings
    }
  }

  private func answers() throws(Refusal) -> StandaloneAnswers {
    if kind == .empty {
      guard from.isEmpty, to.isEmpty else {
        throw Refusal("An empty repository has no feature. Leave FROM and TO out, or KIND=empty.")
      }
      return .empty
    }
    guard !from.isEmpty, !to.isEmpty else {
      throw Refusal(
        """
        Say what is forked, what it becomes, and where it goes: make fork FROM=Stargazers \
        TO=Watchers OUT=../watchers [KIND=library] [ENTITY=Stargazer:Watcher] [DRY=1] [CHECK=0]
        """)
    }
    let written = entity.flatMap { $0.isEmpty ? nil : $0 }
    return StandaloneAnswers(kind, from: from, to: to, entity: written)
  }

  private func version(of template: Repository) throws -> String {
    let git = Git(in: template.root)
    let changes = try git.changes()
    if !changes.isEmpty {
      Outcome.say(
        "\(changes.count) files of this checkout are not as they were committed. The new repository "
          + "is made of the last commit, without these changes.")
    }
    return try git.head()
  }
}
