import CoreDomain

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
  private var reader: JSONReader

  /// - Parameters:
  ///   - services: The services whose base addresses can be set. Keys for their tokens are
  ///     rejected.
  ///   - limits: The limits that can be set.
  init(
    _ bytes: [UInt8], services: [Service], limits: [KeepLimit] = []
  ) throws(SettingsObjectMistake) {
    do throws(JSONReader.Fault) {
      reader = try JSONReader(bytes)
    } catch {
      throw SettingsObjectMistake(reason: error.reason, at: error.place ?? 0, in: bytes)
    }
    self.bytes = bytes
    self.services = services
    settings = Setting.all(with: services, limits)
  }

  mutating func values() throws(SettingsObjectMistake) -> [Setting: SettingValue] {
    var values: [Setting: SettingValue] = [:]
    try take("{", "an object in braces")
    if !reader.begins(with: "}") {
      repeat {
        let setting = try key()
        guard values[setting] == nil else { throw mistake("“\(setting.key)” is set twice") }
        try take(":", "a colon")
        values[setting] = try value()
      } while (try? reader.take(",")) != nil
    }
    try take("}", "a comma or the closing brace")
    guard (try? reader.finish()) != nil else { throw mistake("unexpected text after the object") }
    return values
  }
}

extension SettingsObjectReader {
  private mutating func key() throws(SettingsObjectMistake) -> Setting {
    guard reader.begins(with: "\"") else { throw mistake("expected a key in quotation marks") }
    let start = reader.place
    let name = try string()
    guard let setting = settings.first(where: { $0.key == name }) else {
      if let service = services.first(where: { $0.isToken(name) }) {
        throw mistake(
          "tokens are not allowed in a file: set \(service.tokenVariable) instead", at: start)
      }
      let known = settings.map { "“\($0.key)”" }.joined(separator: ", ")
      throw mistake("unknown setting “\(name)”; the settings are \(known)", at: start)
    }
    return setting
  }

  private mutating func value() throws(SettingsObjectMistake) -> SettingValue {
    guard !reader.begins(with: "\"") else { return .text(try string()) }
    let start = reader.place
    let word = (try? reader.word()).map { String(decoding: $0, as: UTF8.self) } ?? ""
    if let flag = Bool(word) { return .flag(flag) }
    if let number = Int(word) { return .number(number) }
    throw mistake("expected text in quotation marks, an integer, true or false", at: start)
  }

  private mutating func string() throws(SettingsObjectMistake) -> String {
    let start = reader.place
    guard let text = try? reader.text() else {
      throw mistake("the string that starts here does not end, or is not valid JSON", at: start)
    }
    return text
  }

  private mutating func take(_ mark: Unicode.Scalar, _ name: String) throws(SettingsObjectMistake) {
    guard (try? reader.take(mark)) != nil else { throw mistake("expected \(name)") }
  }

  /// Makes an error at a position, or where the reader is.
  private func mistake(_ reason: String, at position: Int? = nil) -> SettingsObjectMistake {
    SettingsObjectMistake(reason: reason, at: position ?? reader.place, in: bytes)
  }
}

extension SettingsObjectMistake {
  fileprivate init(reason: String, at position: Int, in bytes: [UInt8]) {
    let before = bytes[..<position]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    self.reason = reason
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    column = String(decoding: before[start...], as: UTF8.self).count + 1
  }
}
