import FoundationEssentials

/// A syntax or content error in a configuration file, with its position.
struct SettingsObjectMistake: Error {
  let reason: String
  /// The line, starting at 1.
  let line: Int
  /// The column, starting at 1, in Unicode characters.
  let column: Int
}

/// Parses the JSON object of a configuration file. `JSONDecoder` of FoundationEssentials reports
/// errors without their position, which users need here.
struct SettingsObjectReader {
  private let bytes: [UInt8]
  private let services: [Service]
  private let settings: [Setting]
  private var position = 0

  /// - Parameters:
  ///   - services: The services whose base addresses can be set. Keys for their tokens are
  ///     rejected.
  ///   - limits: The limits that can be set.
  init(_ bytes: [UInt8], services: [Service], limits: [KeepLimit] = []) {
    self.bytes = bytes
    self.services = services
    settings = Setting.all(with: services, limits)
  }

  mutating func values() throws(SettingsObjectMistake) -> [Setting: SettingValue] {
    var values: [Setting: SettingValue] = [:]
    try take("{", "an object in braces")
    skipBlanks()
    if !skip("}") {
      repeat {
        let setting = try key()
        guard values[setting] == nil else {
          throw mistake("“\(setting.key)” is set twice")
        }
        try take(":", "a colon")
        values[setting] = try value()
        skipBlanks()
      } while skip(",")
      try take("}", "a comma or the closing brace")
    }
    skipBlanks()
    guard position == bytes.count else { throw mistake("unexpected text after the object") }
    return values
  }
}

extension SettingsObjectReader {
  private mutating func key() throws(SettingsObjectMistake) -> Setting {
    skipBlanks()
    let start = position
    let name = try string(orElse: "a key in quotation marks")
    guard let setting = settings.first(where: { $0.key == name }) else {
      position = start
      if let service = services.first(where: { $0.isToken(name) }) {
        throw mistake("tokens are not allowed in a file: set \(service.tokenVariable) instead")
      }
      let known = settings.map { "“\($0.key)”" }.joined(separator: ", ")
      throw mistake("unknown setting “\(name)”; the settings are \(known)")
    }
    return setting
  }

  private mutating func value() throws(SettingsObjectMistake) -> SettingValue {
    skipBlanks()
    let wanted = "text in quotation marks, an integer, true or false"
    if peek == UInt8(ascii: "\"") { return .text(try string(orElse: wanted)) }
    let start = position
    while let byte = peek, byte.isInWord { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "true": return .flag(true)
    case "false": return .flag(false)
    default:
      guard let number = Int(word), word.first != "+" else {
        position = start
        throw mistake("expected \(wanted)")
      }
      return .number(number)
    }
  }

  /// Parses a string. `JSONDecoder` decodes its escapes.
  private mutating func string(orElse wanted: String) throws(SettingsObjectMistake) -> String {
    guard peek == UInt8(ascii: "\"") else { throw mistake("expected \(wanted)") }
    let start = position
    position += 1
    while let byte = peek, byte != UInt8(ascii: "\"") {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position + 1, bytes.count)
    let literal = Data(bytes[start..<position])
    guard let text = try? JSONDecoder().decode(String.self, from: literal) else {
      position = start
      throw mistake("the string that starts here does not end, or is not valid JSON")
    }
    return text
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte = peek, " \t\r\n".utf8.contains(byte) { position += 1 }
  }

  private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private mutating func take(_ mark: Unicode.Scalar, _ name: String) throws(SettingsObjectMistake) {
    skipBlanks()
    guard skip(mark) else { throw mistake("expected \(name)") }
  }

  private func mistake(_ reason: String) -> SettingsObjectMistake {
    let before = bytes[..<position]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let column = String(decoding: before[start...], as: UTF8.self).count + 1
    return SettingsObjectMistake(reason: reason, line: line, column: column)
  }
}

extension UInt8 {
  /// Whether the byte can be part of a number or of a word such as `true`.
  fileprivate var isInWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
