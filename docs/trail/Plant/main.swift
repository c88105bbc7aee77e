import Foundation

// Plants edits in a copy of the trail, for `measure`. EDITS is the folder of the edits in that copy, as in
// `copy/bugs`.
//
//   plant list EDITS                numbers and sentences
//   plant edits EDITS               number, file, and what the compiler is to say of it; a dash for nothing
//   plant switches EDITS            plants all that compile, each behind a switch
//   plant one NUMBER FILE EDITS     plants one instead of the correct code

func bugs(in folder: String) throws -> [Bug] {
  let names = try FileManager.default.contentsOfDirectory(atPath: folder)
  return try names.filter { $0.hasSuffix(".edit") }.sorted().map { name in
    try Bug(name: name, text: String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8))
  }
}

func change(_ path: String, _ body: (inout Planting) throws -> Void) throws {
  guard FileManager.default.fileExists(atPath: path) else {
    throw Complaint("\(path) is no file: the edits of it have outlived their code.")
  }
  var planting = Planting(try String(contentsOfFile: path, encoding: .utf8))
  try body(&planting)
  try planting.text.write(toFile: path, atomically: true, encoding: .utf8)
}

func plant(_ arguments: [String]) throws {
  guard let folder = arguments.last else { throw Complaint("Say what to plant, and where.") }
  let copy = URL(fileURLWithPath: folder).deletingLastPathComponent().path
  let bugs = try bugs(in: folder)
  let edits = bugs.flatMap(\.edits)
  switch (arguments.first, arguments.count) {
  case ("list", 2):
    for bug in bugs { print(bug.number, bug.sentence, separator: "\t") }
  case ("edits", 2):
    for edit in edits { print(edit.bug, edit.file, edit.refusal ?? "-", separator: "\t") }
  case ("switches", 2):
    for (file, edits) in Dictionary(grouping: edits.filter { $0.refusal == nil }, by: \.file) {
      try change("\(copy)/\(file)") { planting in
        for edit in edits { try planting.addSwitch(edit) }
      }
    }
  case ("one", 4):
    let found = edits.filter { $0.bug == arguments[1] && $0.file == arguments[2] }
    guard found.count == 1 else {
      throw Complaint("\(arguments[2]) has \(found.count) edits with the number \(arguments[1]).")
    }
    try change("\(copy)/\(arguments[2])") { try $0.replace(found[0]) }
  default:
    throw Complaint("Say: list, edits or switches EDITS, or one NUMBER FILE EDITS.")
  }
}

do {
  try plant(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("plant: \(error)\n".utf8))
  exit(1)
}
