import CIndexStore
import Toolbox

/// The index that the compiler writes: a unit for each file, and records of the symbols in it.
///
/// Safety: several threads may read it at once, because its files are replaced and never changed.
@safe struct IndexStore: ~Copyable, @unchecked Sendable {
  private let handle: indexstore_t

  /// - Throws: ``ToolFailure`` if the index is missing or has another format.
  init(path: String) throws(ToolFailure) {
    var error: indexstore_error_t?
    guard let handle = unsafe indexstore_store_create(path, &error) else {
      let reason = unsafe error.map { unsafe String(cString: indexstore_error_get_description($0)) }
      unsafe error.map { unsafe indexstore_error_dispose($0) }
      throw ToolFailure("The index “\(path)” cannot be read: \(reason ?? "no reason is given").")
    }
    unsafe self.handle = handle
  }

  deinit { unsafe indexstore_store_dispose(handle) }

  /// The names of all units. Each consists of the name of the output file and a hash of its path:
  /// `Tag.swift.o-357JSITSIOA7K`.
  func unitNames() -> [String] {
    var names: [String] = []
    unsafe withUnsafeMutablePointer(to: &names) { names in
      _ = unsafe indexstore_store_units_apply_f(handle, 0, names) { context, name in
        unsafe context?.assumingMemoryBound(to: [String].self).pointee.append(String(name))
        return true
      }
    }
    return names
  }

  /// Returns `nil` if the unit is damaged.
  func unit(_ name: String) -> IndexUnit? {
    guard let reader = unsafe indexstore_unit_reader_create(handle, name, nil) else { return nil }
    defer { unsafe indexstore_unit_reader_dispose(reader) }
    var (seconds, nanoseconds) = (Int64(0), Int64(0))
    let failed = unsafe indexstore_store_get_unit_modification_time(
      handle, name, &seconds, &nanoseconds, nil)
    guard !failed else { return nil }
    let mainFile = unsafe String(indexstore_unit_reader_get_main_file(reader))
    return unsafe IndexUnit(
      mainFile: mainFile, module: String(indexstore_unit_reader_get_module_name(reader)),
      written: seconds * 1_000_000_000 + nanoseconds,
      record: records(of: reader)[mainFile])
  }

  /// Returns `nil` if the record is missing or damaged.
  func record(_ name: String) -> IndexRecord? {
    guard let reader = unsafe indexstore_record_reader_create(handle, name, nil) else { return nil }
    defer { unsafe indexstore_record_reader_dispose(reader) }
    var builder = IndexRecordBuilder()
    unsafe withUnsafeMutablePointer(to: &builder) { builder in
      _ = unsafe indexstore_record_reader_occurrences_apply_f(reader, builder) { context, found in
        guard let found = unsafe found else { return true }
        unsafe context?.assumingMemoryBound(to: IndexRecordBuilder.self).pointee.add(found)
        return true
      }
    }
    return builder.record
  }

  /// The names of the records of a unit, by file.
  private func records(of reader: indexstore_unit_reader_t) -> [String: String] {
    var records: [String: String] = [:]
    unsafe withUnsafeMutablePointer(to: &records) { records in
      _ = unsafe indexstore_unit_reader_dependencies_apply_f(reader, records) { context, found in
        guard let found = unsafe found,
          unsafe indexstore_unit_dependency_get_kind(found) == INDEXSTORE_UNIT_DEPENDENCY_RECORD
        else { return true }
        let file = unsafe String(indexstore_unit_dependency_get_filepath(found))
        let name = unsafe String(indexstore_unit_dependency_get_name(found))
        unsafe context?.assumingMemoryBound(to: [String: String].self).pointee[file] = name
        return true
      }
    }
    return records
  }
}

/// A compiled file: its whole path, and the compiler's name of its module.
struct IndexUnit: Sendable {
  let mainFile, module: String
  /// Nanoseconds since 1970.
  let written: Int64
  /// The name of the source's record, or `nil` if the source has no symbols.
  let record: String?
}

extension String {
  /// Copies a text of the library, which frees it together with its reader.
  init(_ text: indexstore_string_ref_t) {
    let bytes = unsafe UnsafeRawBufferPointer(start: text.data, count: text.length)
    self = unsafe String(decoding: bytes, as: UTF8.self)
  }
}
