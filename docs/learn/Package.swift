// swift-tools-version: 6.2
//
// Describes the exercises for editors; `learn` copies it next to the reader's files. The checks do
// not use it, because calling the compiler directly is quicker.

import Foundation
import PackageDescription

let package = Package(
  name: "Learn",
  targets: [
    exercise("01-notice-the-rule", ["LateFees": []]),
    exercise("02-now-is-a-value", ["Kitchen": []]),
    exercise(
      "03-hand-it-in",
      [
        "TideDomain": [], "TideRepository": ["TideDomain"], "TideInfrastructure": ["TideDomain"],
        "TideComposition": ["TideDomain", "TideRepository", "TideInfrastructure"],
      ]),
    exercise("04-one-for-each-test", ["Guestbook": []]),
    exercise("05-lying-double", ["Notes": [], "NotesTesting": ["Notes"]]),
    exercise(
      "06-one-state", ["ForecastDomain": [], "ForecastViewModel": ["ForecastDomain"]]),
    exercise("07-cut-the-wire", ["TeaTimer": []]),
    exercise(
      "08-where-to",
      [
        "RecipeDomain": [], "RecipeViewModel": ["RecipeDomain"], "RecipeRouter": ["RecipeDomain"],
      ]),
    exercise(
      "09-no-waiting",
      [
        "FeedDomain": [], "FeedRepository": ["FeedDomain"], "FeedInfrastructure": ["FeedDomain"],
      ]),
    exercise("10-every-field", ["Concerts": []]),
    exercise("11-test-first", ["Baskets": []]),
    exercise("12-first-describe", ["Postage": []]),
    exercise("13-illegal-state", ["Seats": []]),
    exercise("14-whole-program", ["Tally": []], program: "TallyProgram"),
    exercise(
      "15-read-the-guard",
      [
        "BusDomain": [], "BusViewModel": ["BusDomain"], "BusInfrastructure": ["BusDomain"],
        "BusComposition": ["BusDomain", "BusViewModel", "BusInfrastructure"],
      ]),
    exercise("16-dead-guard", ["LayerGuard": []]),
  ].flatMap { $0 }
)

/// Returns the targets of an exercise: its modules, and its tests, which may import all of them.
///
/// Returns an empty array if the reader has not started the exercise.
func exercise(
  _ folder: String, _ modules: KeyValuePairs<String, [String]>, program: String? = nil
) -> [Target] {
  let inGit = "\(folder)/start"
  let files = FileManager.default
  let here = Context.packageDirectory
  let root = files.fileExists(atPath: "\(here)/\(inGit)") ? inGit : folder
  guard files.fileExists(atPath: "\(here)/\(root)") else { return [] }
  var targets = modules.map { name, seen in
    Target.target(
      name: name, dependencies: seen.map { .target(name: $0) }, path: "\(root)/Sources/\(name)",
      swiftSettings: strict())
  }
  if let program {
    targets.append(
      .executableTarget(
        name: program, dependencies: modules.map { .target(name: $0.key) },
        path: "\(root)/Sources/\(program)", swiftSettings: strict()))
  }
  guard files.fileExists(atPath: "\(here)/\(root)/Tests") else { return targets }
  targets.append(
    .testTarget(
      name: "\(modules.last?.key ?? "")Tests", dependencies: modules.map { .target(name: $0.key) },
      path: "\(root)/Tests", swiftSettings: strict()))
  return targets
}

/// The settings of the product; `Package.swift` of the repository explains each.
func strict() -> [SwiftSetting] {
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .strictMemorySafety(),
  ]
}
