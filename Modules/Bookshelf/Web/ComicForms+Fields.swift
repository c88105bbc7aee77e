import BookshelfDomain
import CoreDomain
import CoreWeb

// Creates the forms from the fields of a request. Accepts any text; the screen validates it.

extension ComicListForm {
  /// Reads the query of a page: `q`, `show`, `sort`, `cursor` and `limit`.
  ///
  /// - Parameter scope: The default for `show`.
  init(in query: FormFields, scope: ComicScope) {
    let typed = query["show"] ?? ""
    self.init(query, scope: typed.isEmpty ? scope.rawValue : typed)
  }

  /// Reads the query of an API request: `q`, `owned`, `sort`, `cursor` and `limit`.
  ///
  /// - Throws: ``Problem`` if `owned` is neither `yes` nor `no`.
  init(ofProgram query: FormFields) throws(Problem) {
    let scope = try query.says("owned") == true ? ComicScope.owned : .all
    self.init(query, scope: scope.rawValue)
  }

  /// Trims the search text, so that a blank text is empty, and the page is not titled as a search.
  private init(_ query: FormFields, scope: String) {
    self.init(
      scope: scope, sort: query["sort"] ?? "", query: DisplayText.trimmed(query["q"] ?? ""),
      cursor: query["cursor"] ?? "", limit: query["limit"] ?? "")
  }
}

extension ComicListRequest {
  /// A copy with another scope or sort order, which starts at the first page.
  func showing(ownedOnly: Bool? = nil, by ordering: ComicOrdering? = nil) -> ComicListRequest {
    ComicListRequest(
      ownedOnly: ownedOnly ?? self.ownedOnly, ordering: ordering ?? self.ordering, query: query,
      limit: limit)
  }
}

extension ComicAccountForm {
  init(in fields: FormFields) {
    self.init(name: fields["name"] ?? "", password: fields["password"] ?? "")
  }
}

/// The name and password of a JSON body.
struct ComicAccountBody: Decodable {
  let form: ComicAccountForm

  init(from decoder: any Decoder) throws {
    let account = try decoder.container(onlyOf: Key.self)
    form = ComicAccountForm(
      name: try account.decode(String.self, forKey: .name),
      password: try account.decode(String.self, forKey: .password))
  }

  private enum Key: String, CodingKey, CaseIterable {
    case name, password
  }
}

/// The volume and the price of a JSON body.
struct ComicOrderBody: Decodable {
  let form: ComicOrderForm

  init(from decoder: any Decoder) throws {
    let order = try decoder.container(onlyOf: Key.self)
    form = ComicOrderForm(
      comic: try order.decode(String.self, forKey: .comic),
      price: try order.decode(Shown.self, forKey: .price).price)
  }

  private enum Key: String, CodingKey, CaseIterable {
    case comic, price
  }

  private struct Shown: Decodable {
    let price: ComicOrderForm.ShownPrice

    init(from decoder: any Decoder) throws {
      let shown = try decoder.container(onlyOf: Key.self)
      price = .parts(
        amount: "\(try shown.decode(Int.self, forKey: .amount))",
        currency: try shown.decode(String.self, forKey: .currency))
    }

    private enum Key: String, CodingKey, CaseIterable {
      case amount, currency
    }
  }
}
