private import CBenchmarks
private import Glibc

/// A program that SwiftPM built into the same folder, or a program of the system.
struct Program {
  let path: String

  init(_ name: String) throws {
    path = Self.folder + name
    guard unsafe access(path, X_OK) == 0 else {
      throw WrongResult("there is no program at \(path); build the package as README.md says")
    }
  }

  /// A program of the system.
  init(path: String) throws {
    self.path = path
    guard unsafe access(path, X_OK) == 0 else {
      throw WrongResult("there is no program at \(path); install it as README.md says")
    }
  }

  static let folder: String = {
    guard let path = unsafe realpath("/proc/self/exe", nil) else { return "./" }
    defer { unsafe free(path) }
    let text = unsafe String(cString: path)
    return text.lastIndex(of: "/").map { String(text[...$0]) } ?? "./"
  }()

  /// The result of a completed run.
  struct Ending {
    let output: String
    let seconds: Double
    let processorSeconds: Double

    /// The number in the last line of the output.
    var number: Int? { output.split(separator: "\n").last.flatMap { Int($0) } }
  }

  /// Runs the program to its end; its status must be 0.
  ///
  /// - Parameter environment: The environment besides the path and the home folder.
  func run(
    _ arguments: [String] = [], environment: [String] = []
  ) throws -> Ending {
    var output = [UInt8](repeating: 0, count: 64 * 1024)
    let run = unsafe CStrings.with([path] + arguments) { arguments in
      unsafe CStrings.with(Self.environment + environment) { environment in
        unsafe bench_run_program(path, arguments, environment, &output, output.count)
      }
    }
    let text = String(decoding: output.prefix(run.output_size), as: UTF8.self)
    guard run.status == 0 else {
      throw WrongResult("\(path) ended with the wait status \(run.status): \(text)")
    }
    return Ending(output: text, seconds: run.wall_seconds, processorSeconds: run.cpu_seconds)
  }

  /// Runs the program to its end, and returns its peak memory in words.
  ///
  /// - Parameter number: The number in the last line that the program must print, or `nil`.
  func peakMemory(
    _ arguments: [String], printing number: Int? = nil
  ) throws -> String {
    let output = try Program("peak-memory").run([path] + arguments).output
    let lines = output.split(separator: "\n")
    guard let bytes = lines.last.flatMap({ Int($0) }) else {
      throw WrongResult("no peak of \(path) is known")
    }
    if let number {
      let found = lines.dropLast().last.flatMap { Int($0) } ?? -1
      try WrongResult.check("items of \(arguments[0]) alone", found, is: number)
    }
    return Table.mebibytes(bytes)
  }

  /// The file names of the shared libraries that the loader loads.
  func libraries() throws -> Set<String> {
    let list = try Program(path: "/usr/bin/ldd").run([path]).output
    let names = list.split(separator: "\n").compactMap { line in
      line.split(whereSeparator: { $0 == " " || $0 == "\t" }).first
    }
    return Set(names.map { String($0) })
  }

  /// Passes ``InstructionCounter``'s library on.
  fileprivate static let environment =
    ["PATH=/usr/bin:/bin", "HOME=/nonexistent", "LC_ALL=C"]
    + (unsafe getenv("LD_PRELOAD").map { ["LD_PRELOAD=\(unsafe String(cString: $0))"] } ?? [])
}

/// A server in a separate process, which ends with this value.
final class ServerProcess: Sendable {
  let port: Int
  private let server: bench_server

  convenience init(_ name: String, _ arguments: [String] = []) throws {
    try self.init(Program(name), arguments)
  }

  init(_ program: Program, _ arguments: [String]) throws {
    let server = unsafe CStrings.with([program.path] + arguments) { arguments in
      unsafe CStrings.with(Program.environment) { environment in
        unsafe bench_start_server(program.path, arguments, environment)
      }
    }
    guard server.process > 0, server.port > 0 else {
      _ = bench_stop_server(server)
      throw WrongResult("\(program.path) did not start to serve")
    }
    self.server = server
    port = Int(server.port)
  }

  deinit {
    _ = bench_stop_server(server)
  }
}

/// Null-terminated arrays of C strings.
private enum CStrings {
  static func with<Value>(
    _ texts: [String],
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Value
  ) -> Value {
    var pointers: [UnsafeMutablePointer<CChar>?] = unsafe texts.map { unsafe strdup($0) }
    defer {
      for index in unsafe pointers.indices { unsafe free(pointers[index]) }
    }
    unsafe pointers.append(nil)
    return unsafe body(pointers)
  }
}
