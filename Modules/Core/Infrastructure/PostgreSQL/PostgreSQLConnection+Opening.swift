import CPQ
import CoreDomain

extension PostgreSQLConnection {
  /// Connects to the first suitable host. This blocks the thread of the connection.
  static func connect(to address: PostgreSQLAddress, _ limits: PostgreSQLLimits) -> OpaquePointer? {
    // A cancelled task waits for libpq's shortest timeout.
    let timeout = Task.isCancelled ? 2 : max(2, limits.connect.wholeMilliseconds / 1000)
    // "When expand_dbname is non-zero, the value for the first dbname key word is checked to see if
    // it is a connection string." Later parameters override earlier ones, so the address can change
    // the first two.
    // https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-PQCONNECTDBPARAMS
    let parameters = [
      ("connect_timeout", "\(timeout)"),
      ("application_name", "seams"),
      ("dbname", address.disclosed),
      ("client_encoding", "UTF8"),
    ]
    return unsafe withTexts(of: parameters.map { .text($0.0) } + [.null]) { keywords in
      unsafe withTexts(of: parameters.map { .text($0.1) } + [.null]) { values in
        unsafe PQconnectdbParams(keywords, values, 1)
      }
    }
  }

  /// Checks the server's version, the sort order and encoding of its texts, and its schema.
  ///
  /// - Returns: The timeline of the server's log. A standby that takes over starts a new
  ///   timeline.
  func checkServer() throws(SQLFailure) -> String {
    let version = unsafe PQserverVersion(handle.connection)
    guard version >= Self.oldestVersion else {
      throw unsuitable("its version is \(version / 10_000), and at least 14 is needed")
    }
    let rows = try send(
      command: """
        SELECT CASE WHEN to_jsonb(d) ->> 'datlocprovider' = 'i' THEN 'ICU' ELSE datcollate END,
          pg_encoding_to_char(encoding), current_schema(), \(Self.timelineText)
        FROM pg_database AS d WHERE datname = current_database()
        """)
    guard let rows, rows.count > 0 else { throw unsuitable("it does not describe the database") }
    let row = try rows.row(0)
    let (order, encoding) = (try row.text(0), try row.text(1))
    guard Self.byteOrders.contains(order), encoding == "UTF8" else {
      // Older servers do not have the option, and do not need it.
      let provider = version < Self.firstWithProviders ? "" : "LOCALE_PROVIDER libc "
      throw unsuitable(
        "its texts are sorted by “\(order)” and encoded as “\(encoding)”. Create a database with "
          + "CREATE DATABASE name TEMPLATE template0 ENCODING 'UTF8' \(provider)LC_COLLATE 'C' "
          + "LC_CTYPE 'C'")
    }
    guard try row.optionalText(2) != nil else {
      throw unsuitable("its search path contains no schema that exists and that you may use")
    }
    return try row.text(3)
  }

  /// An expression for the timeline of the server's log; empty on a standby.
  static let timelineText = """
    CASE WHEN pg_is_in_recovery() THEN ''
      ELSE substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) END
    """

  /// libpq's last message on one line. libpq does not put the password into it.
  var message: String {
    let text = unsafe String(cString: PQerrorMessage(handle.connection))
    // A hint begins with a tab: “Is the server running on that host …?”
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("\t") }
    return lines.isEmpty ? "out of memory" : lines.joined(separator: " ")
  }

  private func unsuitable(_ reason: String) -> SQLFailure {
    .unopenable(path: address.description, reason: reason)
  }

  private static let oldestVersion: Int32 = 140_000

  /// The first version in which ICU can sort a whole database.
  private static let firstWithProviders: Int32 = 150_000

  /// The sort orders that compare bytes, as SQLite does.
  private static let byteOrders: Set = ["C", "POSIX"]
}
