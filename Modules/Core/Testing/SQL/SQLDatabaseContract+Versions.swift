import CoreDomain
import Testing

extension SQLDatabaseContract {
  static let versions: [ContractCheck<any SQLDatabase>] = [
    ContractCheck("Each change of the data makes a new version") { database in
      let changes: [SQLText] = [
        "INSERT INTO samples (id) VALUES (1)", "UPDATE samples SET number = 2",
        "DELETE FROM samples", "INSERT INTO samples (id) VALUES (1)",
      ]
      var versions = [await database.dataVersion()]
      for change in changes {
        try await database.run(change)
        let version = await database.dataVersion()
        #expect(version != nil && !versions.contains(version), "\(change)")
        versions.append(version)
      }
    }
  ]
}
