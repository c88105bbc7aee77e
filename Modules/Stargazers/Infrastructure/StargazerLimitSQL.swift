import CoreDomain
import StargazersDomain

/// The SQL statements for rate limits, and the decoding of their rows.
enum StargazerLimitSQL {
  static func limit(of caller: String) -> SQLStatement {
    SQLStatement(
      "SELECT ends_at, is_quota FROM stargazer_limits WHERE caller = $1", [.text(caller)])
  }

  static func keep(_ limit: StargazerLimit, until moment: Timestamp, of caller: String)
    -> SQLStatement
  {
    SQLStatement(
      """
      INSERT INTO stargazer_limits (caller, ends_at, is_quota) VALUES ($1, $2, $3)
      ON CONFLICT (caller) DO UPDATE SET ends_at = excluded.ends_at, is_quota = excluded.is_quota
      """, [.text(caller), .moment(moment), .flag(limit.isQuota)])
  }

  static func decode(_ row: SQLRow) throws(SQLFailure) -> StargazerLimit {
    StargazerLimit(until: try row.optionalMoment(0), isQuota: try row.flag(1))
  }
}
