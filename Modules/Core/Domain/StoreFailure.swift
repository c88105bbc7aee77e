/// Why a database did not do what a store asked. Each description is text for the user.
public enum StoreFailure: Error, Hashable {
  /// Another transaction blocks the database, the database cannot be reached or opened, or the
  /// lease of the caller’s work was lost. A retry may succeed.
  case busy(reason: String)
  /// The disk is full.
  case full(reason: String)
  /// The task was cancelled before its transaction began, or while it was reading.
  case cancelled
  /// A text contains a character that the database cannot store.
  case unstorable(reason: String)
  /// Any other failure of the database.
  case storage(reason: String)

  /// Converts a database error. The reason is the description of the error.
  public init(_ failure: SQLFailure) {
    switch failure {
    // A server or a file that cannot be used now may be usable later.
    case .busy, .unopenable: self = .busy(reason: failure.description)
    case .full: self = .full(reason: failure.description)
    case .cancelled: self = .cancelled
    case .nulInText: self = .unstorable(reason: failure.description)
    case .corrupt, .unwritable, .constraint, .malformedStatement, .unexpectedValue,
      .newerSchema, .alteredMigration, .unclear:
      self = .storage(reason: failure.description)
    }
  }
}

extension StoreFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .busy(let reason), .full(let reason), .unstorable(let reason), .storage(let reason):
      reason
    case .cancelled: SQLFailure.cancelled.description
    }
  }
}

/// A failure of a feature that stores its data in a database.
///
/// An enum with a case `store(StoreFailure)` conforms without further code:
///
///     enum RecipeFailure: FeatureFailure { case store(StoreFailure), … }
public protocol FeatureFailure: Error {
  /// The database did not do what the feature asked.
  static func store(_ failure: StoreFailure) -> Self
}

extension FeatureFailure {
  /// See ``StoreFailure/busy(reason:)``.
  public static func busy(reason: String) -> Self { .store(.busy(reason: reason)) }

  /// See ``StoreFailure/full(reason:)``.
  public static func full(reason: String) -> Self { .store(.full(reason: reason)) }

  /// See ``StoreFailure/storage(reason:)``.
  public static func storage(reason: String) -> Self { .store(.storage(reason: reason)) }
}
