import BookshelfDomain
import CoreDomain
import HTTPTypes

/// The volume to buy and the price that was shown.
struct ComicOrderForm: Hashable, Sendable {
  let comic: Comic.ID
  let price: Price

  /// Parses a price.
  ///
  /// - Throws: ``Problem`` if it is invalid.
  static func price(_ amount: Int, _ currency: String) throws(Problem) -> Price {
    guard let known = Price.Currency(rawValue: currency) else {
      let all = Price.Currency.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ")
      throw Problem(
        .unprocessableContent, "“\(currency.plain)” is no currency here. Known are \(all).")
    }
    guard let price = Price(minorUnits: amount, currency: known) else {
      throw Problem(
        .unprocessableContent, "“\(amount)” is no amount: it is 0 to \(Price.limit).")
    }
    return price
  }

  /// Reads the price from the form's fields `amount` and `currency`.
  ///
  /// - Throws: ``Problem`` if it is missing or invalid.
  static func price(in fields: FormFields) throws(Problem) -> Price {
    guard let amount = try fields.number("amount"), let currency = fields["currency"] else {
      throw Problem(
        .unprocessableContent, "The form does not say what price was shown. Open it again.")
    }
    return try price(amount, currency)
  }
}

extension ComicOrderForm: Decodable {
  init(from decoder: any Decoder) throws {
    let order = try decoder.container(onlyOf: Key.self)
    comic = Comic.ID(try order.decode(String.self, forKey: .comic))
    price = try order.decode(Shown.self, forKey: .price).price
  }

  private enum Key: String, CodingKey, CaseIterable {
    case comic, price
  }

  private struct Shown: Decodable {
    let price: Price

    init(from decoder: any Decoder) throws {
      let shown = try decoder.container(onlyOf: Key.self)
      price = try ComicOrderForm.price(
        try shown.decode(Int.self, forKey: .amount),
        try shown.decode(String.self, forKey: .currency))
    }

    private enum Key: String, CodingKey, CaseIterable {
      case amount, currency
    }
  }
}
