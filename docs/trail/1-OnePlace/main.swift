// A reading list, as it is written on the first evening: one file, from top to bottom.
//
//   readlist add ADDRESS [--tags 'swift, server']
//   readlist list
//   readlist search WORDS
//   readlist remove ADDRESS
//
// The list is kept in ~/.readlist.json, or where READLIST_FILE says.

import Foundation
import FoundationNetworking

struct Entry: Codable {
  var address: String
  var title: String?
  var tags: [String]
  var added: Int
}

let usage = "usage: readlist add ADDRESS [--tags TAGS] | list | search WORDS | remove ADDRESS\n"
let arguments = Array(CommandLine.arguments.dropFirst())

if arguments.isEmpty {
  FileHandle.standardError.write(Data(usage.utf8))
  exit(64)
}

// Where the list is.
var path = NSHomeDirectory() + "/.readlist.json"
if let other = ProcessInfo.processInfo.environment["READLIST_FILE"] {
  path = other
}

// Read the list. Without a file it is empty.
var entries: [Entry] = []
if FileManager.default.fileExists(atPath: path) {
  do {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    entries = try JSONDecoder().decode([Entry].self, from: data)
  } catch {
    FileHandle.standardError.write(Data("The file cannot be read: \(path)\n".utf8))
    exit(65)
  }
}

let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.dateFormat = "yyyy-MM-dd"

if arguments[0] == "add" {
  if arguments.count < 2 {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(64)
  }
  let address = arguments[1]

  // The tags: "Swift, server" is [swift, server].
  var tags: [String] = []
  if arguments.count == 4 && arguments[2] == "--tags" {
    for part in arguments[3].split(separator: ",") {
      let tag = part.trimmingCharacters(in: .whitespaces).lowercased()
      if !tag.isEmpty && !tags.contains(tag) {
        tags.append(tag)
      }
    }
  } else if arguments.count != 2 {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(64)
  }

  // An existing address is not added again.
  for entry in entries {
    if entry.address == address {
      print("Already there: \(entry.title ?? entry.address)")
      exit(0)
    }
  }

  // Fetch the page and look for its title.
  var title: String?
  if let url = URL(string: address) {
    do {
      var request = URLRequest(url: url)
      request.timeoutInterval = 10
      let (data, response) = try await URLSession.shared.data(for: request)
      if let response = response as? HTTPURLResponse, response.statusCode == 200 {
        let html = String(decoding: data, as: UTF8.self)
        if let start = html.range(of: "<title>", options: .caseInsensitive),
          let end = html.range(
            of: "</title>", options: .caseInsensitive, range: start.upperBound..<html.endIndex)
        {
          var text = String(html[start.upperBound..<end.lowerBound])
          text = text.replacingOccurrences(of: "&lt;", with: "<")
          text = text.replacingOccurrences(of: "&gt;", with: ">")
          text = text.replacingOccurrences(of: "&quot;", with: "\"")
          text = text.replacingOccurrences(of: "&#39;", with: "'")
          text = text.replacingOccurrences(of: "&amp;", with: "&")
          let words = text.components(separatedBy: .whitespacesAndNewlines)
          text = words.filter { !$0.isEmpty }.joined(separator: " ")
          if !text.isEmpty {
            title = text
          }
        }
      }
    } catch {
      // Without a network the address is still added.
    }
  }
  if title == nil {
    FileHandle.standardError.write(Data("No title could be fetched.\n".utf8))
  }

  let added = Int(Date().timeIntervalSince1970)
  entries.append(Entry(address: address, title: title, tags: tags, added: added))
  do {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = try encoder.encode(entries)
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
  } catch {
    FileHandle.standardError.write(Data("The file cannot be written: \(path)\n".utf8))
    exit(74)
  }
  print("Added: \(title ?? address)")
} else if arguments[0] == "list" && arguments.count == 1 {
  if entries.isEmpty {
    print("The list is empty.")
  }
  // The newest comes first.
  let shown = Array(entries.reversed())
  for entry in shown {
    let day = formatter.string(from: Date(timeIntervalSince1970: TimeInterval(entry.added)))
    var line = day + "  " + (entry.title ?? entry.address)
    if !entry.tags.isEmpty {
      line += "  [" + entry.tags.joined(separator: ", ") + "]"
    }
    if entry.title != nil {
      line += "  " + entry.address
    }
    print(line)
  }
} else if arguments[0] == "search" && arguments.count > 1 {
  let words = arguments[1...].joined(separator: " ").lowercased()
  var found = 0
  for entry in entries.reversed() {
    let text = ([entry.title ?? "", entry.address] + entry.tags).joined(separator: " ").lowercased()
    if text.contains(words) {
      found += 1
      let day = formatter.string(from: Date(timeIntervalSince1970: TimeInterval(entry.added)))
      var line = day + "  " + (entry.title ?? entry.address)
      if !entry.tags.isEmpty {
        line += "  [" + entry.tags.joined(separator: ", ") + "]"
      }
      if entry.title != nil {
        line += "  " + entry.address
      }
      print(line)
    }
  }
  if found == 0 {
    print("Nothing found.")
  }
} else if arguments[0] == "remove" && arguments.count == 2 {
  var kept: [Entry] = []
  var removed: Entry?
  for entry in entries {
    if entry.address == arguments[1] {
      removed = entry
    } else {
      kept.append(entry)
    }
  }
  if let removed {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      let data = try encoder.encode(kept)
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      FileHandle.standardError.write(Data("The file cannot be written: \(path)\n".utf8))
      exit(74)
    }
    print("Removed: \(removed.title ?? removed.address)")
  } else {
    FileHandle.standardError.write(Data("Not on the list: \(arguments[1])\n".utf8))
    exit(1)
  }
} else {
  FileHandle.standardError.write(Data(usage.utf8))
  exit(64)
}
