/// Generates random catalogues, reproducible from a seed, and mutates their bytes. Uses SplitMix64:
/// https://prng.di.unimi.it/splitmix64.c
struct CatalogueChance {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Returns a number from 0 up to `limit`.
  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return Int(bits % UInt64(limit))
  }

  private mutating func one(of list: [String]) -> String { list[below(list.count)] }

  /// Returns a valid catalogue with absent, `null`, invalid, duplicate and unknown members.
  mutating func catalogue(series count: Int = 12) -> String {
    let elements = (0..<count).map { _ in below(12) == 0 ? odd() : series() }
    let list = "[" + elements.joined(separator: blank() + ",") + "]"
    return object(["series"]) { _, _ in list }
  }

  /// Returns the bytes with some deleted, duplicated or replaced.
  mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...below(3) where !bytes.isEmpty {
      let place = below(bytes.count)
      switch below(5) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(bytes[place], at: place)
      case 2: bytes[place] = UInt8(below(256))
      case 3: bytes[place] = Self.marks[below(Self.marks.count)]
      default:
        let end = min(place + below(20), bytes.count)
        bytes.removeSubrange(place..<end)
      }
    }
    return bytes
  }

  private static let marks = Array("[]{}\",:\\0129-+.eEtfnu \n".utf8) + [0, 0xE3, 0x80, 0xFF]
}

extension CatalogueChance {
  private mutating func series() -> String {
    object(["id", "title", "titleReading", "authors", "publisher", "comics", "episodes"]) {
      chance, name in
      switch name {
      case "authors":
        chance.list { $0.object(["name", "reading"]) { chance, _ in chance.text() } }
      case "comics": chance.list { $0.comic() }
      case "episodes": chance.list { $0.episode() }
      default: chance.text()
      }
    }
  }

  private mutating func comic() -> String {
    let names = [
      "id", "title", "volume", "number", "sortNumber", "price", "releaseDate", "availableAt",
      "updatedAt", "imageUpdatedAt", "purchasable", "hidden", "pages",
    ]
    return object(names) { chance, name in
      switch name {
      case "volume", "pages", "sortNumber": chance.number()
      case "price":
        chance.object(["amount", "currency"]) { chance, name in
          name == "amount" ? chance.number() : chance.one(of: ["\"JPY\"", "\"USD\"", "\"?\""])
        }
      case "purchasable", "hidden": chance.one(of: ["true", "false"])
      case "releaseDate": chance.one(of: ["\"2026-02-28\"", "\"2026-02-29\"", "\"soon\""])
      case "availableAt", "updatedAt", "imageUpdatedAt": chance.moment()
      default: chance.text()
      }
    }
  }

  private mutating func episode() -> String {
    let names = [
      "id", "title", "displayIndex", "publishesAt", "closesAt", "unreadableAt", "updatedAt",
      "hidden", "free", "comic", "advertisement", "contentType", "pages",
    ]
    return object(names) { chance, name in
      switch name {
      case "displayIndex", "pages": chance.number()
      case "hidden", "free": chance.one(of: ["true", "false"])
      case "publishesAt", "closesAt", "unreadableAt", "updatedAt": chance.moment()
      case "advertisement":
        chance.object(["type", "address", "slot"]) { chance, name in
          name == "slot" ? chance.number() : chance.text()
        }
      case "contentType": chance.one(of: ["\"pages\"", "\"strip\"", "\"hologram\""])
      default: chance.text()
      }
    }
  }

  /// Returns an object. Most members are present; some are absent, `null`, invalid or duplicate.
  private mutating func object(
    _ names: [String], _ value: (inout CatalogueChance, String) -> String
  ) -> String {
    var members: [String] = []
    for name in names {
      let isNeeded = ["series", "id", "title", "name"].contains(name)
      let fate = below(isNeeded ? 400 : 20)
      if fate == 0 && name != "series" { continue }
      let written = below(30) == 0 ? Self.escaped(name) : name
      let text = fate == 1 && name != "series" ? one(of: ["null", odd()]) : value(&self, name)
      members.append("\(blank())\"\(written)\"\(blank()):\(blank())\(text)\(blank())")
      if below(25) == 0 { members.append("\"\(name)\":\(odd())") }
      if below(15) == 0 { members.append("\"x\(below(9))\":\(odd())") }
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private mutating func list(_ element: (inout CatalogueChance) -> String) -> String {
    let elements = (0..<below(5)).map { _ in below(15) == 0 ? odd() : element(&self) }
    return "[" + elements.joined(separator: ",") + "]"
  }

  private static func escaped(_ name: String) -> String {
    guard let first = name.utf8.first else { return name }
    return "\\u00" + String(first, radix: 16) + name.dropFirst()
  }

  private mutating func blank() -> String { one(of: ["", "", "", " ", "\n", "\t ", "\r\n"]) }

  private mutating func text() -> String {
    let parts = [
      "aa11", "かぜ", "カゼ", "ｶｾﾞ", "・", "ー", "é", "\\u00e9", "\\ud83d\\ude00", "😀", "\\\"", "\\\\",
      "\\n", "\\/", " ", "Ⅻ", "{", "]", ",", ":",
    ]
    return "\"" + (0...below(5)).map { _ in one(of: parts) }.joined() + "\""
  }

  private mutating func number() -> String {
    one(of: [
      "\(below(30))", "\(below(30))", "\(below(30)).5", "\(below(9)).\(below(2000))",
      "-\(below(9))",
      "1e\(below(30))", "\(below(9))E-\(below(9))", "10.0", "0.0", "-0", "1e999",
      "\(below(1_000_000))\(below(1_000_000))\(below(1_000_000))\(below(1_000_000))",
    ])
  }

  private mutating func moment() -> String {
    one(of: [
      "\"2026-0\(1 + below(9))-1\(below(10))T0\(below(10)):00:00Z\"",
      "\"2026-03-01T00:00:00+09:00\"",
      "\"2026-03-01\"", "\"2026-02-30T00:00:00Z\"",
    ])
  }

  /// Returns a value of an unexpected type.
  private mutating func odd() -> String {
    one(of: [
      "null", "true", "-12.5e3", "\"\"", "\"x\"", "[]", "{}", "[[{\"id\":[]}]]", "{\"id\":{}}", "7",
    ])
  }
}
