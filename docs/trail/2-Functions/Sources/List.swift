import Foundation

struct Entry: Codable {
  var address: String
  var title: String?
  var tags: [String]
  var added: Int
}

// MARK: - The file

func loadEntries() {
  entries = []
  guard FileManager.default.fileExists(atPath: path) else { return }
  do {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    entries = try JSONDecoder().decode([Entry].self, from: data)
  } catch {
    complain("The file cannot be read: \(path)")
    exit(65)
  }
}

func saveEntries() {
  do {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = try encoder.encode(entries)
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
  } catch {
    complain("The file cannot be written: \(path)")
    exit(74)
  }
}

// MARK: - The list

/// The entry of an address, when it is there already.
func knownEntry(_ address: String) -> Entry? {
  entries.first { $0.address == address }
}

func addEntry(_ address: String, title: String?, tags: [String]) {
  let added = Int(Date().timeIntervalSince1970)
  entries.append(Entry(address: address, title: title, tags: tags, added: added))
}

func removeEntry(_ address: String) -> Entry? {
  guard let index = entries.firstIndex(where: { $0.address == address }) else { return nil }
  return entries.remove(at: index)
}

func entriesFound(by words: String) -> [Entry] {
  newestFirst(entries).filter { isFound($0, by: words) }
}

func isFound(_ entry: Entry, by words: String) -> Bool {
  let text = ([name(of: entry), entry.address] + entry.tags).joined(separator: " ")
  return text.lowercased().contains(words.lowercased())
}

func newestFirst(_ entries: [Entry]) -> [Entry] {
  return entries.reversed()
}

/// The tags: "Swift, server" is [swift, server].
func parseTags(_ text: String) -> [String] {
  var tags: [String] = []
  for part in text.split(separator: ",") {
    let tag = part.trimmingCharacters(in: .whitespaces).lowercased()
    if !tag.isEmpty && !tags.contains(tag) {
      tags.append(tag)
    }
  }
  return tags
}

// MARK: - What is shown

func name(of entry: Entry) -> String {
  entry.title ?? entry.address
}

func lines(of entries: [Entry]) -> String {
  entries.map(line).joined(separator: "\n")
}

func line(of entry: Entry) -> String {
  let day = formatter.string(from: Date(timeIntervalSince1970: TimeInterval(entry.added)))
  var line = day + "  " + name(of: entry)
  if !entry.tags.isEmpty {
    line += "  [" + entry.tags.joined(separator: ", ") + "]"
  }
  if entry.title != nil {
    line += "  " + entry.address
  }
  return line
}
