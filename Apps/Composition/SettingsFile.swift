import CoreDomain

/// A configuration file: one JSON object with the keys of ``Setting/all(with:_:)``. Values are
/// strings, integers and Booleans.
struct SettingsFile: Hashable, Sendable {
  let path: String
  let values: [Setting: SettingValue]

  static let none = SettingsFile(path: "", values: [:])

  /// The maximum size of a file in bytes.
  static let limit = 64 * 1024

  static func read(
    _ path: String, from files: any FileSystem, services: [Service], limits: [KeepLimit]
  ) async throws(SettingFailure) -> SettingsFile {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try await files.trustedSource(path).bytes(upTo: limit, of: path)
    } catch {
      throw .file(error)
    }
    do throws(SettingsObjectMistake) {
      var reader = try SettingsObjectReader(bytes, services: services, limits: limits)
      return SettingsFile(path: path, values: try reader.values())
    } catch {
      throw .malformedFile(path: path, reason: error.reason, line: error.line, column: error.column)
    }
  }

  static func readIfThere(
    _ path: String, from files: any FileSystem, services: [Service], limits: [KeepLimit]
  ) async throws(SettingFailure) -> SettingsFile {
    do throws(SettingFailure) {
      return try await read(path, from: files, services: services, limits: limits)
    } catch {
      if case .file(.missing) = error { return .none }
      throw error
    }
  }
}
