import Foundation
import Proofs
import Testing
import Toolbox

/// A violation with what matters to a test, and the rest of it invented.
func violation(
  _ name: String, of guardName: String = "words", in path: String = "a.txt",
  expecting expectation: ExpectedFinding = ExpectedFinding(reason: "."), companions: [String] = [],
  subjects: [String] = [], batch: String? = nil
) -> Violation {
  let hunk = FilePatch.Hunk(line: 1, edits: [.init(.removed, "old"), .init(.added, "new")])
  return Violation(
    name: name, guardName: guardName, expectations: [expectation], companions: companions,
    subjects: subjects, breaks: "Something.", batch: batch,
    patch: Patch(files: [FilePatch(path: path, hunks: [hunk])]))
}

/// A guard with what matters to a test.
func guardian(
  _ name: String, command: String = "true", need: Guard.Need = .sources,
  reading: Guard.Reading = .lines, target: String = "check",
  minutes: Int = 1
) -> Guard {
  Guard(
    name: name, target: target, command: command, need: need, reading: reading,
    minutes: minutes)
}

/// A finding in a file.
func finding(_ path: String, line: Int = 1, name: String? = nil, _ text: String) -> Finding {
  Finding(place: Finding.Place(path: path, line: line), name: name, text: text)
}

/// Lends a checkout of its own, with files that are committed.
func withCheckout(
  _ files: [String: String], _ body: (Repository) throws -> Void
) throws {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "seams prove \(UUID().uuidString)").path(percentEncoded: false)
  let checkout = Repository(root: folder)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try checkout.write("A checkout for a test.\n", to: "README")
  for (path, text) in files { try checkout.write(text, to: path) }
  try git("init", "--quiet", in: folder)
  try commit(in: folder)
  try body(checkout)
}

/// Commits all that stands in a checkout.
func commit(in folder: String) throws {
  try git("add", "--all", in: folder)
  try git(
    "-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "--quiet",
    "--message", "A commit", in: folder)
}

func git(_ arguments: String..., in folder: String) throws {
  let result = try Shell.run(["git"] + arguments, in: folder, merged: true)
  try #require(result.succeeded, "\(result.output)")
}
