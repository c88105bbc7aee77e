/// A form field with an invalid value, and the reason.
///
/// A feature reads all fields with a ``FieldReader`` before it throws, so that the user sees every
/// mistake at once. In this example, `RecipeFieldFailure` is `FieldFailure<RecipeField>`:
///
///     var reader = FieldReader<RecipeField>()
///     let title = reader(try Title(form.title))
///     let servings = reader(try Servings(form.servings))
///     guard let title, let servings else { throw .form(reader.failures) }
public struct FieldFailure<Field: Hashable & Sendable>: Error, Hashable, Sendable {
  public let field: Field
  /// Text for the user that says what is wrong, and usually which values are valid.
  public let reason: String
  /// Whether the value is well-formed but names something that does not exist, such as an unknown
  /// feed.
  public let isUnknown: Bool

  public init(_ field: Field, _ reason: String, isUnknown: Bool = false) {
    self.field = field
    self.reason = reason
    self.isUnknown = isUnknown
  }
}

extension FieldFailure: CustomStringConvertible {
  public var description: String { reason }
}

extension Sequence {
  /// The reason of the first failure of each field.
  public func reasons<Field>() -> [Field: String] where Element == FieldFailure<Field> {
    Dictionary(map { ($0.field, $0.reason) }) { first, _ in first }
  }
}

/// Reads the fields of a form, and collects all their failures. For an example, see
/// ``FieldFailure``.
public struct FieldReader<Field: Hashable & Sendable>: Sendable {
  /// The failures so far, in the order of reading.
  public private(set) var failures: [FieldFailure<Field>] = []

  public init() {}

  /// Returns the value of an expression: `reader(try Title(form.title))`. If the expression throws,
  /// records the failure and returns `nil`.
  public mutating func callAsFunction<Value>(
    _ value: @autoclosure () throws(FieldFailure<Field>) -> Value
  ) -> Value? {
    read { () throws(FieldFailure<Field>) in try value() }
  }

  /// Returns the value of a closure. If the closure throws, records the failure and returns `nil`.
  public mutating func read<Value>(_ value: () throws(FieldFailure<Field>) -> Value) -> Value? {
    do throws(FieldFailure<Field>) {
      return try value()
    } catch {
      failures.append(error)
      return nil
    }
  }

  /// Returns the choice that a word names, or the usual one for a blank text. If there is no such
  /// choice, records a failure that lists all choices, and returns `nil`.
  ///
  /// - Parameters:
  ///   - name: The name of the field in the failure, such as `sort order`.
  ///   - separator: The text between the choices in the failure.
  public mutating func choose<Choice: RawRepresentable<String> & CaseIterable>(
    _ typed: String, for field: Field, called name: String, usual: Choice,
    separator: String = ", "
  ) -> Choice? {
    let word = DisplayText.trimmed(typed)
    if word.isEmpty { return usual }
    if let choice = Choice(rawValue: word) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    let list = known.map { "“\($0)”" }.joined(separator: separator)
    let reason =
      "Unknown \(name) “\(DisplayText.quoted(typed))”. Use \(list)."
      + Spelling.suggestion(for: typed, among: known)
    failures.append(FieldFailure(field, reason))
    return nil
  }

  /// Returns the maximum number of rows of a list. If the text is not an integer within
  /// ``ListLimit/bounds``, records a failure, and returns `nil`. A blank text is valid, and returns
  /// `.some(nil)`, so that the caller uses its default:
  ///
  ///     let limit = reader.limit(form.limit, for: .limit)
  ///     guard let limit else { throw .form(reader.failures) }
  ///     let rows = limit ?? 20
  public mutating func limit(_ typed: String, for field: Field) -> Int?? {
    if DisplayText.trimmed(typed).isEmpty { return .some(nil) }
    if let rows = ListLimit.rows(typed) { return rows }
    failures.append(FieldFailure(field, ListLimit.rejection(of: typed)))
    return nil
  }

  /// Returns the number of rows to skip, or 0 for a blank text. If the text is not an integer from
  /// 0 to `most`, records a failure, and returns `nil`.
  public mutating func offset(
    _ typed: String, for field: Field, upTo most: Int = .max
  ) -> Int? {
    let text = DisplayText.trimmed(typed)
    if text.isEmpty { return 0 }
    if let rows = Int(text), 0...most ~= rows { return rows }
    let range = most == .max ? "of 0 or more" : "from 0 to \(most)"
    let reason = "The cursor must be an integer \(range), got “\(DisplayText.quoted(typed))”."
    failures.append(FieldFailure(field, reason))
    return nil
  }
}
