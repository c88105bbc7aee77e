import CoreDomain
import StargazersDomain

/// The SQL statements for weeks that are long, shared or tested, and the decoding of their rows.
enum StarWeekSQL {
  static func weeks(of repository: RepositoryName) -> SQLStatement {
    SQLStatement(
      """
      SELECT start, sunday, monday, tuesday, wednesday, thursday, friday, saturday FROM stargazer_weeks
      WHERE repository = \(StargazerRepositorySQL.number) ORDER BY start DESC
      """, [.text(repository.key)])
  }

  /// Inserts or replaces a week.
  static func keep(_ week: StarWeek, _ repository: Int64) -> SQLStatement {
    SQLStatement(
      """
      INSERT INTO stargazer_weeks (repository, start, sunday, monday, tuesday, wednesday, thursday, friday,
        saturday)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      ON CONFLICT (repository, start) DO UPDATE SET sunday = excluded.sunday,
        monday = excluded.monday, tuesday = excluded.tuesday, wednesday = excluded.wednesday,
        thursday = excluded.thursday, friday = excluded.friday, saturday = excluded.saturday
      """,
      [.integer(repository), .moment(week.start)] + week.days.map { .number($0) })
  }

  /// Decodes a week. If the row has invalid values, throws instead of skipping it.
  static func decode(_ row: SQLRow) throws(SQLFailure) -> StarWeek {
    let start = try row.moment(0)
    var days: [Int] = []
    for column in 1...7 { days.append(try row.number(column)) }
    guard let week = StarWeek(start: start, days: days) else {
      throw .unexpectedValue("the week from \(start.iso8601) is invalid")
    }
    return week
  }
}
