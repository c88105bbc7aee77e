// Creates the drafts of the streaming parser, directly from the bytes. If a member occurs several
// times, the first one counts. The other occurrences are checked for valid JSON and discarded.

extension CatalogueJSONReader {
  mutating func leaf() throws(Fault) -> CatalogueLeaf {
    if begins(with: "\"") { return .text(try text()) }
    if begins(with: "{") || begins(with: "[") {
      try skip()
      return .other
    }
    let word = try word()
    switch word.first {
    case UInt8(ascii: "t"): return .flag(true)
    case UInt8(ascii: "f"): return .flag(false)
    case UInt8(ascii: "n"): return .absent
    default: return .number(CatalogueNumber(token: word))
    }
  }

  mutating func leaf(into member: inout CatalogueLeaf?) throws(Fault) {
    let leaf = try leaf()
    if member == nil { member = leaf }
  }

  mutating func series() throws(Fault) -> CataloguePart<SeriesDraft> {
    try object(SeriesDraft()) { draft, reader, name throws(Fault) in
      switch SeriesDraft.CodingKeys(rawValue: name) {
      case .id: try reader.leaf(into: &draft.id)
      case .title: try reader.leaf(into: &draft.title)
      case .titleReading: try reader.leaf(into: &draft.titleReading)
      case .authors:
        try reader.list(into: &draft.authors) { reader throws(Fault) in try reader.author() }
      case .publisher: try reader.leaf(into: &draft.publisher)
      case .comics:
        try reader.list(into: &draft.comics) { reader throws(Fault) in try reader.comic() }
      case .episodes:
        try reader.list(into: &draft.episodes) { reader throws(Fault) in try reader.episode() }
      case nil: try reader.skip()
      }
    }
  }
}

extension CatalogueJSONReader {
  private mutating func author() throws(Fault) -> CataloguePart<AuthorDraft> {
    try object(AuthorDraft()) { draft, reader, name throws(Fault) in
      switch AuthorDraft.CodingKeys(rawValue: name) {
      case .name: try reader.leaf(into: &draft.name)
      case .reading: try reader.leaf(into: &draft.reading)
      case nil: try reader.skip()
      }
    }
  }

  private mutating func comic() throws(Fault) -> CataloguePart<ComicDraft> {
    try object(ComicDraft()) { draft, reader, name throws(Fault) in
      switch ComicDraft.CodingKeys(rawValue: name) {
      case .id: try reader.leaf(into: &draft.id)
      case .title: try reader.leaf(into: &draft.title)
      case .volume: try reader.leaf(into: &draft.volume)
      case .number: try reader.leaf(into: &draft.number)
      case .sortNumber: try reader.leaf(into: &draft.sortNumber)
      case .price:
        try reader.part(into: &draft.price) { reader throws(Fault) in try reader.price() }
      case .releaseDate: try reader.leaf(into: &draft.releaseDate)
      case .availableAt: try reader.leaf(into: &draft.availableAt)
      case .updatedAt: try reader.leaf(into: &draft.updatedAt)
      case .imageUpdatedAt: try reader.leaf(into: &draft.imageUpdatedAt)
      case .purchasable: try reader.leaf(into: &draft.purchasable)
      case .hidden: try reader.leaf(into: &draft.hidden)
      case .pages: try reader.leaf(into: &draft.pages)
      case nil: try reader.skip()
      }
    }
  }

  private mutating func price() throws(Fault) -> CataloguePart<PriceDraft> {
    try object(PriceDraft()) { draft, reader, name throws(Fault) in
      switch PriceDraft.CodingKeys(rawValue: name) {
      case .amount: try reader.leaf(into: &draft.amount)
      case .currency: try reader.leaf(into: &draft.currency)
      case nil: try reader.skip()
      }
    }
  }

  private mutating func episode() throws(Fault) -> CataloguePart<EpisodeDraft> {
    try object(EpisodeDraft()) { draft, reader, name throws(Fault) in
      switch EpisodeDraft.CodingKeys(rawValue: name) {
      case .id: try reader.leaf(into: &draft.id)
      case .title: try reader.leaf(into: &draft.title)
      case .displayIndex: try reader.leaf(into: &draft.displayIndex)
      case .publishesAt: try reader.leaf(into: &draft.publishesAt)
      case .closesAt: try reader.leaf(into: &draft.closesAt)
      case .unreadableAt: try reader.leaf(into: &draft.unreadableAt)
      case .updatedAt: try reader.leaf(into: &draft.updatedAt)
      case .hidden: try reader.leaf(into: &draft.hidden)
      case .free: try reader.leaf(into: &draft.free)
      case .comic: try reader.leaf(into: &draft.comic)
      case .advertisement:
        try reader.part(into: &draft.advertisement) { reader throws(Fault) in
          try reader.advertisement()
        }
      case .contentType: try reader.leaf(into: &draft.contentType)
      case .pages: try reader.leaf(into: &draft.pages)
      case nil: try reader.skip()
      }
    }
  }

  private mutating func advertisement() throws(Fault) -> CataloguePart<AdvertisementDraft> {
    try object(AdvertisementDraft()) { draft, reader, name throws(Fault) in
      switch AdvertisementDraft.CodingKeys(rawValue: name) {
      case .type: try reader.leaf(into: &draft.type)
      case .address: try reader.leaf(into: &draft.address)
      case .slot: try reader.leaf(into: &draft.slot)
      case nil: try reader.skip()
      }
    }
  }
}

// MARK: - Parts

extension CatalogueJSONReader {
  /// Parses an object, or skips a value of another type.
  private mutating func object<Draft>(
    _ empty: Draft,
    _ member: (inout Draft, inout CatalogueJSONReader, _ name: String) throws(Fault) -> Void
  ) throws(Fault) -> CataloguePart<Draft> {
    guard begins(with: "{") else { return try nothing() }
    var draft = empty
    try object { reader, name throws(Fault) in try member(&draft, &reader, name) }
    return .found(draft)
  }

  private mutating func part<Draft>(
    into member: inout CataloguePart<Draft>?,
    _ take: (inout CatalogueJSONReader) throws(Fault) -> CataloguePart<Draft>
  ) throws(Fault) {
    let part = try take(&self)
    if member == nil { member = part }
  }

  private mutating func list<Draft>(
    into member: inout CataloguePart<[CataloguePart<Draft>]>?,
    _ take: (inout CatalogueJSONReader) throws(Fault) -> CataloguePart<Draft>
  ) throws(Fault) {
    let isFirst = member == nil
    guard begins(with: "[") else {
      let part: CataloguePart<[CataloguePart<Draft>]> = try nothing()
      if isFirst { member = part }
      return
    }
    var drafts: [CataloguePart<Draft>] = []
    try array { reader throws(Fault) in drafts.append(try take(&reader)) }
    if isFirst { member = .found(drafts) }
  }

  /// Skips a value. Returns `.absent` if it is `null`, otherwise `.wrong`.
  private mutating func nothing<Value>() throws(Fault) -> CataloguePart<Value> {
    try leaf() == .absent ? .absent : .wrong
  }
}
