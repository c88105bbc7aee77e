import BookshelfDomain
import CoreDomain

/// Decodes series from rows. If a row violates a rule of the Domain, the error names the rule.
enum ComicRows {
  /// Returns a series with its authors, volumes and episodes, or `nil` if it is not stored.
  static func series<Connection: SQLReading & ~Copyable>(
    _ number: Int64, over connection: borrowing Connection
  ) throws(SQLFailure) -> ComicSeries? {
    let authors = try connection.rows(ComicSeriesSQL.authors(of: number), as: author)
    let comics = try connection.rows(ComicSeriesSQL.comics(of: number), as: comic)
    let episodes = try connection.rows(ComicSeriesSQL.episodes(of: number), as: episode)
    return try connection.first(ComicSeriesSQL.series(number)) { row throws(SQLFailure) in
      var columns = ComicColumns(row)
      return ComicSeries(
        id: ComicSeries.ID(try columns.text()), title: try columns.text(),
        titleReading: try columns.optionalText(), authors: authors,
        publisher: try columns.optionalText(), comics: comics, episodes: episodes)
    }
  }

  private static func author(_ row: SQLRow) throws(SQLFailure) -> ComicAuthor {
    var columns = ComicColumns(row)
    return ComicAuthor(name: try columns.text(), reading: try columns.optionalText())
  }

  /// Decodes a volume. A volume that is no longer in the catalogue is hidden and not for sale, so
  /// only its owners see it.
  private static func comic(_ row: SQLRow) throws(SQLFailure) -> Comic {
    let id = try row.text(0)
    do throws(SQLFailure) {
      var columns = ComicColumns(row)
      let isListed = !(try row.flag(15))
      return Comic(
        id: Comic.ID(try columns.text()), title: try columns.optionalText(),
        volume: try columns.optionalNumber(), number: try columns.optionalText(),
        sortNumber: try columns.optionalNumber().map(SortNumber.init(thousandths:)),
        price: try columns.optionalPrice(), releaseDate: try day(try columns.optionalText()),
        availableAt: try columns.optionalMoment(), updatedAt: try columns.optionalMoment(),
        imageUpdatedAt: try columns.optionalMoment(),
        isPurchasable: try columns.flag() && isListed, isHidden: try columns.flag() || !isListed,
        pages: try columns.number())
    } catch {
      throw error.naming("volume “\(id)”")
    }
  }

  private static func episode(_ row: SQLRow) throws(SQLFailure) -> ComicEpisode {
    let id = try row.text(0)
    do throws(SQLFailure) {
      var columns = ComicColumns(row)
      return ComicEpisode(
        id: ComicEpisode.ID(try columns.text()), title: try columns.optionalText(),
        displayIndex: try columns.optionalNumber(),
        window: try window(try columns.optionalMoment(), try columns.optionalMoment()),
        unreadableAt: try columns.optionalMoment(), updatedAt: try columns.optionalMoment(),
        isHidden: try columns.flag(), isFree: try columns.flag(),
        comic: try columns.optionalText().map { Comic.ID($0) },
        advertisement: try advertisement(&columns),
        contentType: ComicEpisode.ContentType(try columns.text()), pages: try columns.number())
    } catch {
      throw error.naming("episode “\(id)”")
    }
  }
}

extension ComicRows {
  private static func day(_ text: String?) throws(SQLFailure) -> ReleaseDate? {
    guard let text else { return nil }
    guard let day = ReleaseDate(text) else {
      throw .unexpectedValue("“\(text)” is not a day")
    }
    return day
  }

  private static func window(
    _ opensAt: Timestamp?, _ closesAt: Timestamp?
  ) throws(SQLFailure) -> PublishWindow {
    guard let window = PublishWindow(opensAt: opensAt, closesAt: closesAt) else {
      throw .unexpectedValue("its window would close before it opens")
    }
    return window
  }

  /// Decodes three columns. Returns `nil` if the type is `NULL`.
  private static func advertisement(
    _ columns: inout ComicColumns
  ) throws(SQLFailure) -> ComicEpisode.Advertisement? {
    let (type, address) = (try columns.optionalText(), try columns.optionalText())
    let slot = try columns.optionalNumber()
    return type.map { word in
      ComicEpisode.Advertisement(
        type: ComicEpisode.AdvertisementType(word), address: address, slot: slot)
    }
  }
}
