import CoreDomain
public import CoreTesting
public import StargazersDomain
import Testing

/// The checks that every implementation of ``StargazerPreferencesReader`` and
/// ``StargazerPreferencesWriter`` must pass: written values can be read again.
public enum StargazerPreferencesContract {
  /// Read and write access to the same preferences.
  public typealias Subject = any StargazerPreferencesReader & StargazerPreferencesWriter

  public static let checks: [ContractCheck<Subject>] = [
    ContractCheck("Returns the defaults before the first write") {
      preferences async throws in
      #expect(try await preferences.preferences() == StargazerPreferences())
    },
    ContractCheck("Returns the last stored values") { preferences in
      for (rows, name) in [(1, "lindqvist/glaze"), (40_000, "Okafor/Tide.Swift")] {
        let size = try #require(PageSize(rows))
        let remembered = StargazerPreferences(repository: .fixture(name), pageSize: size)
        try await preferences.remember(remembered)
        let found = try await preferences.preferences()
        #expect(found == remembered)
        #expect(found.repository?.description == name, "in upper and lower case, as written")
      }
    },
    ContractCheck("Stores the absence of a repository") { preferences in
      try await preferences.remember(StargazerPreferences(repository: .fixture()))
      try await preferences.remember(StargazerPreferences())
      #expect(try await preferences.preferences().repository == nil)
    },
  ]
}
