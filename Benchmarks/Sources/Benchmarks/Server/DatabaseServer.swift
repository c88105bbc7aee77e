private import CBenchmarks
import CoreInfrastructure
private import Synchronization

/// A PostgreSQL server with the settings of Debian, on a free port, in a folder that is deleted with
/// this value.
final class DatabaseServer: Sendable {
  private let process: ServerProcess
  private let schemas = Mutex(0)

  init() throws {
    process = try ServerProcess(Program(path: "/bin/bash"), ["-c", Self.script])
  }

  /// Makes an empty schema.
  func schema() throws -> DatabaseSchema {
    let number = schemas.withLock { number in
      number += 1
      return number
    }
    let name = "bench_\(number)"
    let address = "postgres://seams@127.0.0.1:\(process.port)/postgres"
    try DatabaseConnection(address).run("CREATE SCHEMA \(name)")
    return try DatabaseSchema("\(address)?options=-csearch_path%3D\(name)")
  }

  /// Prints the port, and runs until its input ends. The server refuses to run as root.
  private static let script = #"""
    folder=$(mktemp -d /tmp/seams-benchmarks.XXXXXX)
    as_user() { "$@"; }
    if [ "$(id -u)" -eq 0 ]; then
      chown nobody "$folder"
      as_user() { setpriv --reuid=nobody --regid=nogroup --clear-groups "$@"; }
    fi
    bin=$(pg_config --bindir)
    ctl() { as_user "$bin/pg_ctl" -D "$folder/data" -w -s -l "$folder/log" "$@" >&2 </dev/null; }
    clean() {
      ctl -m immediate stop
      rm -rf "$folder"
    }
    trap clean EXIT
    trap 'exit 0' INT TERM HUP
    as_user "$bin/initdb" -D "$folder/data" -U seams -A trust --encoding=UTF8 --locale=C >&2
    for try in 1 2 3 4 5; do
      port=$((20000 + RANDOM % 10000))
      ctl -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=" start && break
    done
    echo "$port"
    while read -r line; do :; done
    """#
}

/// A schema of a server.
struct DatabaseSchema: Sendable {
  /// The address for libpq.
  let text: String
  let address: PostgreSQLAddress

  fileprivate init(_ text: String) throws {
    guard let address = PostgreSQLAddress(text) else {
      throw WrongResult("\(text) is not a valid address")
    }
    self.text = text
    self.address = address
  }

  func connection() throws -> DatabaseConnection { try DatabaseConnection(text) }
}

/// A bare connection of libpq.
@safe final class DatabaseConnection {
  private let handle: OpaquePointer

  init(_ address: String) throws {
    guard let handle = unsafe bench_server_connect(address) else {
      throw WrongResult("\(address) does not answer")
    }
    unsafe self.handle = handle
  }

  deinit {
    unsafe bench_server_disconnect(handle)
  }

  func run(_ text: String) throws {
    guard unsafe bench_server_run(handle, text) == 1 else {
      throw WrongResult("the server refuses: \(text)")
    }
  }

  /// A checksum of all rows of a table, in any order.
  func checksum(of table: String) -> Int {
    unsafe bench_server_number(
      handle,
      "SELECT COALESCE(SUM(hashtextextended(CAST(t AS TEXT), 0) / 1000000), 0) FROM \(table) AS t")
  }

  func table(_ name: String) throws -> DatabaseTable {
    guard let table = unsafe bench_table_read(handle, name) else {
      throw WrongResult("there is no table \(name)")
    }
    return unsafe DatabaseTable(table)
  }

  /// Writes rows, and returns how many.
  func insert(_ table: DatabaseTable, portion: Int) -> Int {
    unsafe bench_table_insert(handle, table.rows, portion)
  }

  /// Writes rows by COPY, and returns how many.
  func copy(_ table: DatabaseTable) -> Int { unsafe bench_table_copy(handle, table.rows) }
}

/// The rows of a table, in memory.
@safe final class DatabaseTable {
  fileprivate let rows: OpaquePointer

  fileprivate init(_ rows: OpaquePointer) {
    unsafe self.rows = rows
  }

  deinit {
    unsafe bench_table_free(rows)
  }

  var count: Int { unsafe bench_table_count(rows) }
}
