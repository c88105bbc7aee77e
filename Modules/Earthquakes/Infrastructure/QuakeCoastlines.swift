import EarthquakesDomain

/// The coastlines of the globe, for the background of maps.
///
/// The data comes from Natural Earth (https://www.naturalearthdata.com/), countries at 1:110
/// million, which is in the public domain, by way of version 0.14.4 of the package `geopandas`.
/// Changes: only the edges that belong to a single country are kept, because edges between two
/// countries are borders; points within 0.05° of a straight line are left out; coordinates are
/// rounded to 0.01°.
///
/// `Coastlines.txt` has a `>` before each coastline. The numbers are pairs of longitude and
/// latitude in hundredths of a degree: the first pair of a coastline is a point, and each further
/// pair is the difference from the previous point. No coastline crosses the antimeridian.
enum QuakeCoastlines {
  /// All coastlines. They are parsed on first use.
  static let lines: [[Coordinates]] = Texts.coastlines.split(separator: ">").map { line in
    let numbers = line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    var (longitude, latitude) = (0, 0)
    return stride(from: 0, to: numbers.count - 1, by: 2).compactMap { index in
      longitude += numbers[index]
      latitude += numbers[index + 1]
      return Coordinates(latitude: Double(latitude) / 100, longitude: Double(longitude) / 100)
    }
  }
}
