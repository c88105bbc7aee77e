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
      bytes = try await Self.bytes(of: path, from: files)
    } catch {
      throw .file(error)
    }
    do throws(SettingsObjectMistake) {
      var reader = SettingsObjectReader(bytes, services: services, limits: limits)
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

  private static func bytes(
    of path: String, from files: any FileSystem
  ) async throws(FileFailure) -> [UInt8] {
    let source = try await files.trustedSource(path)
    var bytes: [UInt8] = []
    while let piece = try await source.next() {
      bytes += piece
      guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    }
    return bytes
  }
}
