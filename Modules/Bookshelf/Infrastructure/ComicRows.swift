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
      ComicSeries(
        id: ComicSeries.ID(try row.text(0)), title: try row.text(1),
        titleReading: try row.optionalText(2), authors: authors,
        publisher: try row.optionalText(3), comics: comics, episodes: episodes)
    }
  }

  private static func author(_ row: SQLRow) throws(SQLFailure) -> ComicAuthor {
    ComicAuthor(name: try row.text(0), reading: try row.optionalText(1))
  }

  /// Decodes a volume. A volume that is no longer in the catalogue is hidden and not for sale, so
  /// only its owners see it.
  private static func comic(_ row: SQLRow) throws(SQLFailure) -> Comic {
    let id = try row.text(0)
    do throws(SQLFailure) {
      let isListed = !(try row.flag(15))
      return Comic(
        id: Comic.ID(id), title: try row.optionalText(1), volume: try row.optionalNumber(2),
        number: try row.optionalText(3),
        sortNumber: try row.optionalNumber(4).map(SortNumber.init(thousandths:)),
        price: try row.optionalPrice(5), releaseDate: try day(try row.optionalText(7)),
        availableAt: try row.optionalMoment(8), updatedAt: try row.optionalMoment(9),
        imageUpdatedAt: try row.optionalMoment(10), isPurchasable: try row.flag(11) && isListed,
        isHidden: try row.flag(12) || !isListed, pages: try row.number(13))
    } catch {
      throw error.naming("volume “\(id)”")
    }
  }

  private static func episode(_ row: SQLRow) throws(SQLFailure) -> ComicEpisode {
    let id = try row.text(0)
    do throws(SQLFailure) {
      return ComicEpisode(
        id: ComicEpisode.ID(id), title: try row.optionalText(1),
        displayIndex: try row.optionalNumber(2),
        window: try window(try row.optionalMoment(3), try row.optionalMoment(4)),
        unreadableAt: try row.optionalMoment(5), updatedAt: try row.optionalMoment(6),
        isHidden: try row.flag(7), isFree: try row.flag(8),
        comic: try row.optionalText(9).map { Comic.ID($0) }, advertisement: try advertisement(row),
        contentType: ComicEpisode.ContentType(try row.text(13)), pages: try row.number(14))
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

  /// Returns `nil` if the type is `NULL`.
  private static func advertisement(
    _ row: SQLRow
  ) throws(SQLFailure) -> ComicEpisode.Advertisement? {
    let (address, slot) = (try row.optionalText(11), try row.optionalNumber(12))
    return try row.optionalText(10).map { word in
      ComicEpisode.Advertisement(
        type: ComicEpisode.AdvertisementType(word), address: address, slot: slot)
    }
  }
}
