import ArgumentParser
import Forking
import Foundation
import Toolbox

/// Where the work is done, and how much of it.
struct WorkOptions: ParsableArguments {
  @Option(help: "The folder of the checkout; else the one around the current folder.")
  var root: String?

  @Flag(help: "Says what would be written or removed, and changes nothing. DRY=1")
  var dryRun = false

  @Flag(help: "Works in a checkout with changes that are not committed. DIRTY=1")
  var allowDirty = false

  @Flag(help: "Writes, and neither builds nor tests. CHECK=0")
  var noCheck = false

  /// The locked checkout, without the remains of an unfinished run.
  func workshop() throws -> Workshop {
    let interruption = Interruption()
    interruption.listen()
    return try Workshop(try repository(), interruption: interruption, say: Outcome.say)
  }

  func repository() throws(ToolFailure) -> Repository {
    guard let root else { return try Repository() }
    let repository = Repository(root: root)
    guard repository.exists("Package.swift") else {
      throw ToolFailure("“\(root)” holds no Package.swift. Name the folder of a checkout.")
    }
    return repository
  }

  /// The toolchain, as ci/tool says.
  static var toolchain: String {
    ProcessInfo.processInfo.environment["SEAMS_TOOLCHAIN"] ?? "/usr"
  }

  /// A clone or a fork has no built tools of its own: its `ci/tool` uses those of the original
  /// checkout.
  static func lendTools(of origin: Repository) throws(ToolFailure) {
    for name in ["seams-arch", "seams-docs"] {
      let result = try Shell.run([origin.path("ci/tool"), name, "--help"], merged: true)
      guard result.succeeded else {
        throw ToolFailure("ci/tool \(name) cannot be built: \(result.output)")
      }
    }
    unsafe setenv("SEAMS_TOOLS", origin.path("ci/.build/release"), 1)
  }

  /// Carries out a plan, or prints it.
  func make(_ plan: ForkPlan, in workshop: Workshop, keeping keepsFailure: Bool) throws
    -> ToolStatus
  {
    if dryRun {
      print(plan.text)
      return .clean
    }
    Outcome.say("\(plan.names).")
    var making = FeatureMaking(in: workshop)
    making.allowsChanges = allowDirty
    making.keepsFailure = keepsFailure
    if noCheck { making.levels = nil }
    let report = try making.make(plan)
    for line in plan.leftovers { print(line) }
    print(report.text)
    if noCheck, report.failure == nil {
      print("The pages are not drawn yet: “make compile graph api-accept”.")
    }
    return report.failure == nil ? .clean : .findings
  }
}
