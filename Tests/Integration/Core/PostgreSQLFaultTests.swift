import CoreDomain
import CoreInfrastructure
import CoreTesting
import TestSupport
import Testing

/// Lost connections and an unsuitable server cause a clear error; nothing is lost, nothing is
/// stored twice.
@Suite struct PostgreSQLFaultTests {
  // MARK: - Lost connections

  @Test func reconnectsAfterTheConnectionWasLostBetweenTransactions() async throws {
    let (database, address) = try await PostgreSQLDatabase.shelf()
    try await database.add(shelf: 1)
    _ = try await database.shelves()
    let other = try await PostgreSQLDatabase.open(address, migrations: [])
    let ended = try await other.write { connection throws(SQLFailure) in
      try connection.number(
        SQLStatement(
          """
          SELECT COUNT(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity
          WHERE application_name = current_schema() AND pid <> pg_backend_pid()
          """))
    }
    try await database.add(shelf: 2)
    let shelves = try await database.shelves()
    #expect(ended == 2)
    #expect(shelves == [1, 2])
  }

  @Test func repeatsAReadWhoseConnectionWasLost() async throws {
    let (database, _) = try await PostgreSQLDatabase.shelf()
    try await database.add(shelf: 1)
    let runs = Recorder<Void>()
    let count = try await database.read { connection throws(SQLFailure) in
      runs.remember(())
      if runs.all.count == 1 { try connection.endItself() }
      return try connection.number(SQLStatement("SELECT COUNT(*) FROM shelves"))
    }
    #expect(count == 1)
    #expect(runs.all.count == 2)
  }

  @Test func repeatsAWriteWhoseConnectionWasLostBeforeTheCommit() async throws {
    let (database, _) = try await PostgreSQLDatabase.shelf()
    let runs = Recorder<Void>()
    try await database.write { connection throws(SQLFailure) in
      try connection.run(.addition(ofShelf: 1))
      runs.remember(())
      if runs.all.count == 1 { try connection.endItself() }
    }
    #expect(try await database.shelves() == [1])
    #expect(runs.all.count == 2)
  }

  @Test func givesUpIfTheConnectionIsLostAgain() async throws {
    let (database, _) = try await PostgreSQLDatabase.shelf()
    let runs = Recorder<Void>()
    await #expect {
      try await database.write { connection throws(SQLFailure) in
        try connection.run(.addition(ofShelf: 1))
        runs.remember(())
        try connection.endItself()
      }
    } throws: {
      isUnopenable($0, "terminating connection")
    }
    #expect(try await database.shelves() == [])
    #expect(runs.all.count == 2)
  }

  /// The server ends the first connection while it commits, and has rolled the transaction back.
  /// The numbers of a sequence are not rolled back, so the trigger counts with them.
  @Test func repeatsAWriteThatTheServerRolledBackInTheCommit() async throws {
    let (database, _) = try await PostgreSQLDatabase.shelf()
    try await database.run("CREATE SEQUENCE commits")
    try await database.run(
      """
      CREATE FUNCTION cut() RETURNS TRIGGER LANGUAGE plpgsql AS 'BEGIN
        IF nextval(''commits'') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
        RETURN NULL;
      END'
      """)
    try await database.run(
      """
      CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON shelves DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION cut()
      """)
    try await database.add(shelf: 1)
    let shelves = try await database.shelves()
    let commits = try await database.read { connection throws(SQLFailure) in
      try connection.number(SQLStatement("SELECT last_value FROM commits"))
    }
    #expect(shelves == [1])
    #expect(commits == 2)
  }

  /// The server has committed and waits for a standby that does not exist. Then an administrator ends
  /// the connection. The response to the commit never arrives.
  @Test func findsOutThatALostCommitWasStored() async throws {
    try await withPostgreSQLServer { server, shell in
      let database = try await open(server)
      try await shell.run(Self.waitForStandby)
      let runs = Recorder<Void>()
      async let writing: Void = database.write { connection throws(SQLFailure) in
        runs.remember(())
        try connection.run(.addition(ofShelf: 1))
      }
      try await shell.run(Self.untilCommitWaits)
      try await shell.run(
        """
        sql "ALTER SYSTEM RESET synchronous_standby_names" && sql "SELECT pg_terminate_backend(pid) \
        FROM pg_stat_activity WHERE wait_event = 'SyncRep'" && ctl reload
        """)
      try await writing
      #expect(try await database.shelves() == [1])
      #expect(runs.all.count == 1)
    }
  }

  @Test func waitsForAServerThatRestarts() async throws {
    try await withPostgreSQLServer { server, shell in
      let database = try await open(server)
      try await database.add(shelf: 1)
      try await shell.run("ctl -m immediate stop")
      async let writing: Void = database.add(shelf: 2)
      try await shell.run("ctl start")
      try await writing
      #expect(try await database.shelves() == [1, 2])
    }
  }

  @Test func waitsOnlyOnceForAServerThatStaysAway() async throws {
    try await withPostgreSQLServer { server, shell in
      let database = try await open(server, PostgreSQLLimits(connect: .seconds(1)))
      _ = try await database.shelves()
      try await shell.run("ctl -m fast stop")
      let time = try await ContinuousClock().measure {
        try await concurrently(10) { number in
          await #expect(throws: SQLFailure.self) { try await database.add(shelf: Int64(number)) }
        }
        for _ in 1...10 { await #expect(throws: SQLFailure.self) { try await database.shelves() } }
      }
      #expect(time < .seconds(8))
      try await shell.run("ctl start")
      try await database.add(shelf: 1)
      #expect(try await database.shelves() == [1])
    }
  }

  @Test func saysThatTheServerIsGone() async throws {
    try await withPostgreSQLServer { server, shell in
      let database = try await open(server, PostgreSQLLimits(connect: .milliseconds(100)))
      try await shell.run("ctl -m fast stop")
      await #expect {
        try await database.add(shelf: 1)
      } throws: { isUnopenable($0, "No such file or directory") }
      await #expect { try await open(server) } throws: { isUnopenable($0, server.folder) }
      try await shell.run("ctl start")
    }
  }

  /// The primary server dies in the middle of a commit, and its standby takes over.
  @Test func saysThatACommitIsUnclearAfterAStandbyTookOver() async throws {
    try await withPostgreSQLServer { server, shell in
      try await shell.run(
        """
        as_user "$bin/pg_basebackup" -h "$folder" -U seams -D "$folder/standby" -R -X stream -c fast \
        && as_user "$bin/pg_ctl" -D "$folder/standby" -w -s -l "$folder/log2" -o '-p 5433' start
        """)
      let both = "&port=5432,5433&target_session_attrs=read-write"
      let address = server.address(schema: "check_1", more: both)
        .replacing("host=\(server.folder)", with: "host=\(server.folder),\(server.folder)")
      let database = try await open(address)
      try await shell.run(Self.waitForStandby)
      let writing = Task { try await database.add(shelf: 1) }
      try await shell.run(Self.untilCommitWaits)
      try await shell.run(
        """
        ctl -m immediate stop && as_user "$bin/pg_ctl" -D "$folder/standby" -w -s promote
        """)
      let failure = await #expect(throws: SQLFailure.self) { try await writing.value }
      let sentence = try #require(failure).description
      #expect(sentence.contains("It is unknown whether the last change was stored"))
      #expect(sentence.contains("another server has taken over"))
      _ = try await database.shelves()
      try await shell.run("as_user \"$bin/pg_ctl\" -D \"$folder/standby\" -m immediate -w -s stop")
    }
  }

  /// The server dies in the middle of a commit, and stays away for longer than the timeout.
  @Test func saysThatACommitIsUnclearIfTheServerStaysAway() async throws {
    try await withPostgreSQLServer { server, shell in
      let database = try await open(server, PostgreSQLLimits(connect: .milliseconds(100)))
      try await shell.run(Self.waitForStandby)
      let writing = Task { try await database.add(shelf: 1) }
      try await shell.run(Self.untilCommitWaits)
      try await shell.run("ctl -m immediate stop")
      let failure = await #expect(throws: SQLFailure.self) { try await writing.value }
      let sentence = try #require(failure).description
      #expect(sentence.contains("It is unknown whether the last change was stored"))
      try await shell.run("ctl start")
    }
  }

  // MARK: - Cancelled tasks

  @Test func endsACancelledReadThoughTheServerDoesNotRespond() async throws {
    try await withPostgreSQLServer { server, shell in
      let database = try await open(server, PostgreSQLLimits(busy: .milliseconds(100)))
      let reading = Task {
        try await database.read { connection throws(SQLFailure) in
          _ = try connection.first(SQLStatement("SELECT CAST(pg_sleep(60) AS TEXT)")) { $0 }
        }
      }
      try await shell.run(Self.untilConnectionWaits(for: "PgSleep"))
      try await shell.run(Self.freeze)
      reading.cancel()
      let time = await ContinuousClock().measure {
        await #expect(throws: SQLFailure.cancelled) { try await reading.value }
      }
      try await shell.run(Self.thaw)
      #expect(time < .seconds(10))
      #expect(try await database.shelves() == [])
    }
  }

  @Test func endsACancelledWriteThoughTheServerDoesNotRespond() async throws {
    try await withPostgreSQLServer { server, shell in
      let database = try await open(server, PostgreSQLLimits(busy: .milliseconds(100)))
      let halt = Halt()
      let writing = Task {
        try await database.write { connection throws(SQLFailure) in
          try connection.run(.addition(ofShelf: 1))
          halt.stop()
          unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
          try connection.run(.addition(ofShelf: 2))
        }
      }
      await halt.reached()
      try await shell.run(Self.freeze)
      halt.letGo()
      let time = await ContinuousClock().measure {
        await #expect {
          try await writing.value
        } throws: { isUnopenable($0, "did not respond") }
      }
      try await shell.run(Self.thaw)
      #expect(time < .seconds(10))
      #expect(try await database.shelves() == [])
    }
  }

  // MARK: - Timeouts

  @Test func endsAStatementThatTakesTooLong() async throws {
    let (database, _) = try await PostgreSQLDatabase.shelf(
      PostgreSQLLimits(statement: .milliseconds(50)))
    await #expect(throws: SQLFailure.busy) {
      try await database.read { connection throws(SQLFailure) in
        _ = try connection.first(SQLStatement("SELECT CAST(pg_sleep(60) AS TEXT)")) { $0 }
      }
    }
    #expect(try await database.shelves() == [])
  }

  // MARK: - Unsuitable servers

  @Test(arguments: [
    ("LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8'", "C.UTF-8"),
    ("LOCALE_PROVIDER icu ICU_LOCALE 'sv' LC_COLLATE 'C' LC_CTYPE 'C'", "ICU"),
  ])
  func rejectsADatabaseThatDoesNotSortByBytes(_ order: String, _ name: String) async throws {
    try await withPostgreSQLServer { server, shell in
      try await shell.run("sql \"CREATE DATABASE other TEMPLATE template0 \(order)\"")
      let address = server.address(schema: "public", database: "other")
      await #expect {
        try await open(address)
      } throws: { isUnopenable($0, "sorted by “\(name)”", "LC_COLLATE 'C'") }
    }
  }

  /// The server uses ICU for new databases, unless the command says otherwise.
  @Test func acceptsTheDatabaseOfTheCommandThatItAdvises() async throws {
    try await withPostgreSQLServer { server, shell in
      try await shell.run(
        """
        as_user "$bin/initdb" -D "$folder/icu" -U seams -A trust --no-sync --encoding=UTF8 \
        --locale=C --locale-provider=icu --icu-locale=tr && as_user "$bin/pg_ctl" -D "$folder/icu" \
        -w -s -l "$folder/log2" -o "-p 5433 -k $folder -c listen_addresses=" start
        """)
      func openDatabase(_ database: String) async throws {
        try await open(server.address(schema: "public", database: database, more: "&port=5433"))
      }
      let failure = await #expect(throws: SQLFailure.self) { try await openDatabase("postgres") }
      guard case .unopenable(_, let reason)? = failure,
        let start = reason.firstRange(of: "CREATE DATABASE name ")?.lowerBound
      else {
        Issue.record("\(String(describing: failure))")
        return
      }
      try await shell.run(
        "psql -X -q -h \"$folder\" -p 5433 -U seams -d postgres -c \"\(reason[start...])\"")
      try await openDatabase("name")
      try await shell.run("as_user \"$bin/pg_ctl\" -D \"$folder/icu\" -m immediate -w -s stop")
    }
  }

  @Test(arguments: [
    ("nowhere", "postgres", "its search path contains no schema that exists"),
    ("check_1", "nowhere", "database \"nowhere\" does not exist"),
  ])
  func saysWhatIsMissing(_ schema: String, _ name: String, _ words: String) async throws {
    let address = try await PostgreSQLServer.shared().address(schema: schema, database: name)
    await #expect { try await open(address) } throws: { isUnopenable($0, words) }
  }

  @Test func neverPrintsThePassword() async throws {
    try await withPostgreSQLServer { server, shell in
      try await shell.run(
        """
        sql "ALTER USER seams PASSWORD 'right'" && \
        echo 'local all all scram-sha-256' >"$folder/data/pg_hba.conf" && ctl reload
        """)
      let address = server.address(schema: "check_1")
      await #expect {
        try await open(address.replacing("seams@", with: "seams:sesame@"))
      } throws: { error in
        isUnopenable(error, "password authentication failed", "seams@")
          && !"\(error) \(String(reflecting: error))".contains("sesame")
      }
      try await open(address.replacing("seams@", with: "seams:right@"))
    }
  }

  /// A client that insists on TLS never speaks to a server without it.
  @Test func rejectsAServerWithoutTLSIfItIsRequired() async throws {
    try await withPostgreSQLServer { _, shell in
      let port =
        try await shell.run(
          """
          port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); \
          print(s.getsockname()[1])') && echo "port = $port" >>"$folder/data/postgresql.conf" && \
          echo "listen_addresses = '127.0.0.1'" >>"$folder/data/postgresql.conf" && \
          ctl -m fast restart && echo "$port"
          """
        ).split(separator: "\n").last ?? ""
      let address = "postgres://seams@127.0.0.1:\(port)/postgres?sslmode=require"
      await #expect {
        try await open(address)
      } throws: { isUnopenable($0, "server does not support SSL") }
    }
  }

  /// A trigger raises the error that PostgreSQL reports for a full disk.
  @Test(arguments: [
    ("53100", SQLFailure.full), ("40001", .busy), ("53300", .busy),
    ("58030", .unwritable(reason: "told (PostgreSQL code 58030)")),
    ("XX001", .corrupt(reason: "told (PostgreSQL code XX001)")),
    ("XX000", .malformedStatement(reason: "told")),
    ("54000", .constraint(reason: "told")), ("42P01", .malformedStatement(reason: "told")),
  ])
  func convertsAnErrorOfTheServer(_ code: String, _ failure: SQLFailure) async throws {
    let (database, _) = try await PostgreSQLDatabase.shelf()
    try await database.run(
      """
      CREATE FUNCTION tell() RETURNS TRIGGER LANGUAGE plpgsql AS 'BEGIN
        RAISE EXCEPTION ''told'' USING ERRCODE = NEW.name;
      END'
      """)
    try await database.run(
      "CREATE TRIGGER tell BEFORE INSERT ON shelves FOR EACH ROW EXECUTE FUNCTION tell()")
    await #expect(throws: failure) { try await database.add(shelf: 1, named: code) }
    #expect(try await database.shelves() == [])
  }

  /// The role may read neither passwords nor the tables of other roles.
  @Test func saysThatPermissionIsMissingIfTheRoleMayNotReadATable() async throws {
    let (database, _) = try await PostgreSQLDatabase.shelf()
    let reason = "permission denied for table pg_authid"
    await #expect(throws: SQLFailure.malformedStatement(reason: reason)) {
      try await database.read { connection throws(SQLFailure) in
        for text in [
          "SELECT set_config('role', 'pg_monitor', true)", "SELECT COUNT(*) FROM pg_authid",
        ] as [SQLText] { _ = try connection.first(SQLStatement(text)) { $0 } }
      }
    }
  }

  @Test func rejectsAKeyThatIsTooLongForAnIndex() async throws {
    let (database, _) = try await PostgreSQLDatabase.shelf()
    try await database.run("CREATE INDEX by_name ON shelves (name)")
    await #expect {
      try await database.add(shelf: 1, named: .unrepeating(64 * 1024))
    } throws: { error in
      guard case .constraint(let reason)? = error as? SQLFailure else { return false }
      return reason.contains("index row")
    }
    try await database.add(shelf: 2)
  }

  // MARK: - Support

  private func open(
    _ server: PostgreSQLServer, _ limits: PostgreSQLLimits = .standard
  ) async throws -> PostgreSQLDatabase {
    try await open(server.address(schema: "check_1"), limits)
  }

  @discardableResult
  private func open(
    _ address: String, _ limits: PostgreSQLLimits = .standard
  ) async throws -> PostgreSQLDatabase {
    try await PostgreSQLDatabase.open(
      try #require(PostgreSQLAddress(address)), migrations: [ShelfMigrations.first],
      limits: limits)
  }

  /// From now on, a commit waits for a standby that does not exist.
  ///
  /// The checkpointer is the process that tells all others of the setting. A new connection that shows
  /// the setting proves that the checkpointer was signaled, and the second of two checkpoints begins
  /// after it has read the signal.
  private static let waitForStandby = """
    sql "ALTER SYSTEM SET synchronous_standby_names = 'nobody'" && ctl reload && \
    until sql "SHOW synchronous_standby_names" | grep -q nobody; do :; done && \
    sql CHECKPOINT && sql CHECKPOINT
    """

  /// Waits until a commit waits for the standby, for a minute at most.
  private static let untilCommitWaits = untilConnectionWaits(for: "SyncRep")

  /// Waits until another connection waits for an event, for a minute at most.
  private static func untilConnectionWaits(for event: String) -> String {
    """
    sql "DO 'BEGIN FOR turn IN 1..3000 LOOP IF EXISTS (SELECT FROM pg_stat_activity \
    WHERE wait_event = ''\(event)'' AND pid <> pg_backend_pid()) THEN RETURN; END IF; \
    PERFORM pg_sleep(0.02); PERFORM pg_stat_clear_snapshot(); END LOOP; \
    RAISE EXCEPTION ''no connection waits''; END'"
    """
  }

  /// Stops the processes of the server and of the database's connections without ending them. They
  /// continue after 20 seconds at the latest, so that a failing test does not hang.
  private static let freeze = """
    pids="$(head -n 1 "$folder/data/postmaster.pid") $(sql "SELECT string_agg(pid::text, ' ') \
    FROM pg_stat_activity WHERE application_name = 'seams'")" && kill -STOP $pids && \
    { (sleep 20; kill -CONT $pids) >/dev/null 2>&1 & guard=$!; }
    """

  private static let thaw = "kill -CONT $pids; kill $guard || :"
}

extension SQLReading where Self: ~Copyable {
  /// Makes the server end this connection.
  fileprivate borrowing func endItself() throws(SQLFailure) {
    _ = try first(SQLStatement("SELECT pg_terminate_backend(pg_backend_pid())")) { $0 }
  }
}
