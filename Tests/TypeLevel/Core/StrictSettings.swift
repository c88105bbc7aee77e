import TestSupport
import Testing

/// The strict settings of the manifest, as the compiler received them.
@Suite struct StrictSettings {
  private let plan: BuildPlan

  init() throws {
    plan = try BuildPlan()
  }

  @Test func areTheSameInEveryModule() throws {
    let settings = try #require(plan.modules.first { $0.name == "CoreDomain" }).settings
    for module in plan.modules {
      #expect(module.settings == settings, "\(module.name)")
    }
  }

  /// The compiler ignores unknown features, so each setting has a case that does not pass without
  /// it.
  @Test func areEachProvenByACase() throws {
    let cases = try CaseFolder(of: "CoreDomain").names()
    let settings = Set(plan.modules.flatMap(\.settings))
    let unproven = settings.filter { !cases.contains($0.proof) }
    #expect(unproven == [])
  }
}
