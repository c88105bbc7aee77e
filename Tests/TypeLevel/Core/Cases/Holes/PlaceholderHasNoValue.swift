/// A statement with one value too few finds nothing, or fails on its first use.
///
/// Caught by the engine, as `SQLFailure.malformedStatement`, which `SQLDatabaseContract` asks for.
private let forgetful = SQLStatement("DELETE FROM page WHERE id = $1 AND size > $2", [.integer(1)])
