internal import CoreTesting
internal import Subprocess
private import Synchronization
private import SystemPackage

/// A PostgreSQL server in a temporary folder, which only listens on a socket in that folder.
public struct PostgreSQLServer: Sendable {
  /// The folder of the socket, the data and the log.
  public let folder: String
  /// The names of the schemas that no test has used.
  private let schemas = SequentialIdentifierSource(prefix: "check_")

  /// Returns the address of an empty schema that no other test uses.
  public func freshSchema() -> String {
    let schema = schemas.next()
    precondition(schema != "check_\(Self.schemaCount + 1)", "the server needs more schemas")
    return address(schema: schema, more: "&application_name=\(schema)")
  }

  /// Returns the address of a schema.
  ///
  /// - Parameter more: More parameters, as in `&connect_timeout=1`.
  public func address(schema: String, database: String = "postgres", more: String = "") -> String {
    "postgres://seams@/\(database)?host=\(folder)&options=-csearch_path%3D\(schema)\(more)"
  }

  /// The server that all tests of this process share. It ends with the process.
  public static func shared() async throws -> PostgreSQLServer {
    try await sharedServer.value
  }

  private static let sharedServer = Task {
    let (servers, server) = AsyncThrowingStream<PostgreSQLServer, any Error>.makeStream()
    running.withLock {
      $0 = Task {
        do {
          try await withPostgreSQLServer { started, _ in
            server.yield(started)
            // Waits for ever: the server stops when its standard input ends, with this process.
            for await _ in AsyncStream<Never>.makeStream().stream {}
          }
        } catch {
          server.finish(throwing: error)
        }
      }
    }
    for try await server in servers { return server }
    throw PostgreSQLServerFailure(output: "it did not start")
  }

  private static let running = Mutex<Task<Void, Never>?>(nil)

  /// The number of schemas in a new server.
  fileprivate static let schemaCount = 4000
}

/// A server that did not start, or a command that failed.
public struct PostgreSQLServerFailure: Error {
  public let output: String
}

/// The shell of a server: it runs commands as the user of the server.
public struct PostgreSQLShell: ~Copyable {
  fileprivate var output: ProcessBytes
  fileprivate let input: StandardInputWriter

  /// Runs a line of shell. It may use `$folder`, the functions `ctl` (`pg_ctl` of this server),
  /// `sql` (`psql`, with a statement) and `pool` (starts a pooler with the folder `$folder/pool`),
  /// and `as_user` before another command.
  ///
  /// - Returns: The output of the line.
  @discardableResult
  public mutating func run(_ command: String) async throws -> String {
    _ = try await input.write(Array((command + "\n").utf8))
    return try await answer()
  }

  /// Stops the server, and waits until its folder is deleted.
  ///
  /// The script prints `deleted` when the folder is gone. The end of the output would not show
  /// this, because a process that inherits the pipe can keep it open.
  fileprivate mutating func end() async throws {
    _ = try await input.write(Array("exit\n".utf8))
    while try await output.line() != "deleted" {}
  }

  /// Reads up to the line that ends the output of a command.
  fileprivate mutating func answer() async throws -> String {
    var answer = ""
    while true {
      let line = try await output.line()
      if line == "status 0" { return answer }
      guard !line.hasPrefix("status ") else { throw PostgreSQLServerFailure(output: answer) }
      answer += line + "\n"
    }
  }
}

/// Starts a server, runs the body, stops the server and deletes its folder.
public func withPostgreSQLServer(
  _ body: (PostgreSQLServer, inout PostgreSQLShell) async throws -> Void
) async throws {
  _ = try await Subprocess.run(
    .path("/bin/bash"), arguments: ["-c", script, "bash", "\(PostgreSQLServer.schemaCount)"],
    workingDirectory: "/", input: .inputWriter, output: .sequence, error: .discarded
  ) { execution in
    var shell = PostgreSQLShell(
      output: ProcessBytes(execution.standardOutput), input: execution.standardInputWriter)
    let folder = try await shell.answer().split(separator: "\n").last ?? ""
    // The script deletes the folder, so it must run to its end in any case.
    let result: Result<Void, any Error>
    do {
      result = .success(try await body(PostgreSQLServer(folder: String(folder)), &shell))
    } catch {
      result = .failure(error)
    }
    try await shell.end()
    try result.get()
  }
}

/// Makes a cluster, starts its server, and runs commands until the standard input ends. The
/// standard input also ends when the tests are killed.
///
/// The server refuses to run as root, so root becomes another user for it. The name of the folder
/// is short, because the path of a socket is limited to 107 bytes. Durability is not what is
/// tested, so the server does not wait for the disk.
private let script = #"""
  folder=$(mktemp -d /tmp/seams-pg.XXXXXX)
  as_user() { "$@"; }
  if [ "$(id -u)" -eq 0 ]; then
    chown nobody "$folder"
    as_user() { setpriv --reuid=nobody --regid=nogroup --clear-groups "$@"; }
  fi
  bin=$(pg_config --bindir)
  ctl() { as_user "$bin/pg_ctl" -D "$folder/data" -w -s -l "$folder/log" "$@"; }
  sql() { psql -X -q -t -A -v ON_ERROR_STOP=1 -h "$folder" -U seams -d "${2:-postgres}" -c "$1"; }
  # Two transactions at once make the pooler open both of its connections.
  pool() {
    as_user mkdir "$folder/pool" && cat >"$folder/pool/settings.ini" <<END &&
  [databases]
  postgres = host=$folder user=seams
  [pgbouncer]
  listen_addr =
  unix_socket_dir = $folder/pool
  pidfile = $folder/pool/pid
  logfile = $folder/pool/log
  auth_type = any
  pool_mode = transaction
  default_pool_size = 2
  server_round_robin = 1
  ignore_startup_parameters = extra_float_digits
  END
      as_user env PATH="$PATH:/usr/sbin" pgbouncer -q -d "$folder/pool/settings.ini" || return
    coproc first { psql -X -q -t -A -h "$folder/pool" -p 6432 -U seams -d postgres; }
    local answer
    echo 'BEGIN; SELECT 1;' >&"${first[1]}" && read -r answer <&"${first[0]}" &&
      psql -X -q -t -A -h "$folder/pool" -p 6432 -U seams -d postgres -c 'SELECT 2' &&
      echo 'COMMIT; SELECT 3;' >&"${first[1]}" && read -r answer <&"${first[0]}"
  }
  clean() {
    [ ! -e "$folder/pool/pid" ] || kill "$(<"$folder/pool/pid")"
    ctl -m immediate stop
    rm -rf "$folder"
    echo deleted
  }
  trap clean EXIT
  trap 'exit 1' INT TERM HUP
  start() {
    as_user "$bin/initdb" -D "$folder/data" -U seams -A trust --no-sync --encoding=UTF8 --locale=C &&
      cat >>"$folder/data/postgresql.conf" <<END &&
  listen_addresses = ''
  unix_socket_directories = '$folder'
  max_connections = 200
  fsync = off
  autovacuum = off
  END
      ctl start &&
      sql "DO 'BEGIN FOR number IN 1..$1 LOOP
        EXECUTE format(''CREATE SCHEMA check_%s'', number); END LOOP; END'" && echo "$folder"
  }
  start "$1" 2>&1 </dev/null
  echo "status $?"
  while read -r line; do
    eval "$line" 2>&1 </dev/null
    echo "status $?"
  done
  """#
