import CoreDemo

/// Randomly generated images for stories: hills, a light above them, and a few stripes. The demo
/// contains no photographs.
enum PressPicture {
  static let folder = "/pictures/"
  static let type = "image/svg+xml"

  /// Returns the image with this name. The same name always makes the same image.
  static func svg(_ name: String) -> String {
    var chance = Chance(seed: UInt64(Gzip.checksum(Array(name.utf8))))
    let palette = palettes[number(below: palettes.count, &chance)]
    let light =
      "<circle cx=\"\(100 + number(below: 440, &chance))\" cy=\"\(70 + number(below: 110, &chance))\""
      + " r=\"\(26 + number(below: 44, &chance))\" fill=\"\(palette.light)\"/>\n"
    let lands = palette.lands.enumerated().map { place, colour in
      land(from: 180 + place * 52, colour: colour, &chance)
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360">
      <rect width="640" height="360" fill="\(palette.sky)"/>
      \(light)\(lands.joined())</svg>

      """
  }

  /// Draws a line of hills and fills the area below it.
  private static func land(from height: Int, colour: String, _ chance: inout Chance) -> String {
    var path = "M0 \(height + number(below: 50, &chance))"
    for right in stride(from: 160, through: 640, by: 160) {
      let bend = height - 30 + number(below: 90, &chance)
      path += " Q\(right - 80) \(bend) \(right) \(height + number(below: 50, &chance))"
    }
    return "<path d=\"\(path) V360 H0 Z\" fill=\"\(colour)\"/>\n"
  }

  private static func number(below limit: Int, _ chance: inout Chance) -> Int {
    Int(chance.next() * Double(limit))
  }

  private struct Palette {
    let sky: String
    let light: String
    let lands: [String]
  }

  private static let palettes = [
    Palette(sky: "#f4e3c8", light: "#e4572e", lands: ["#c9a66b", "#8f6b45", "#4d3b2a"]),
    Palette(sky: "#cfe3ea", light: "#fdf6e3", lands: ["#7fa8b4", "#44707f", "#1f3f4b"]),
    Palette(sky: "#1f2747", light: "#f2d16b", lands: ["#34406e", "#28315a", "#171d38"]),
    Palette(sky: "#f7d9d0", light: "#ffffff", lands: ["#d98f86", "#a65a62", "#5f2f45"]),
    Palette(sky: "#e3ead4", light: "#f2b134", lands: ["#9db17c", "#5f7f52", "#2f4b3a"]),
    Palette(sky: "#dcd7ea", light: "#fbe8a6", lands: ["#a39ac6", "#6d639c", "#3a335f"]),
    Palette(sky: "#2b3a3a", light: "#e8eddf", lands: ["#4c6663", "#36514f", "#1c2b2b"]),
    Palette(sky: "#fbeec1", light: "#bc986a", lands: ["#daad86", "#659dbd", "#375a72"]),
  ]
}

/// An audio file: one second of silence at 8,000 samples per second.
/// http://soundfile.sapp.org/doc/WaveFormat/
enum PressSound {
  static let folder = "/sounds/"
  static let size = 44 + samples

  static let file: [UInt8] = {
    var file = Array("RIFF".utf8) + number(36 + samples) + Array("WAVEfmt ".utf8)
    // The format chunk has 16 bytes: PCM, one channel, samples and bytes per second, bytes and bits
    // per sample.
    file += number(16) + [1, 0, 1, 0] + number(samples) + number(samples) + [1, 0, 8, 0]
    file += Array("data".utf8) + number(samples)
    return file + [UInt8](repeating: 128, count: samples)
  }()

  private static let samples = 8000

  private static func number(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
