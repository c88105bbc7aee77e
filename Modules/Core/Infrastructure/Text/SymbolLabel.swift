internal import CUnistring

/// A host label that browsers accept and IDNA 2008 rejects: with symbols (`i❤`), or with hyphens in
/// the third and fourth position or at an end.
///
/// The mapping of UTS #46 is approximated by NFKC and lower case.
/// https://www.unicode.org/reports/tr46/#IDNA_Mapping_Table
enum SymbolLabel {
  /// Returns the ASCII form of a label; `nil` if it has forbidden characters.
  static func name(of label: String) -> String? {
    let scalars = label.unicodeScalars.map(\.value)
    // Browsers allow joiners only where the script needs them. libidn2 checks this rule, and has
    // already rejected the label.
    guard !scalars.contains(where: { $0 == 0x200C || $0 == 0x200D }) else { return nil }
    let mapped = lowerCase(scalars)
    guard mapped.count > 0, mapped.allSatisfy({ cunistring_is_graphic($0) }),
      let first = mapped.string.unicodeScalars.first, !cunistring_is_mark(first.value),
      !mapped.string.utf8.contains(UInt8(ascii: "."))
    else { return nil }
    let text = mapped.string
    if let plain = ASCIICase.lowered(text) { return plain }
    let name = Punycode.encoded(text).map { "xn--" + $0 }
    return name.flatMap { $0.utf8.count <= lengthLimit ? $0 : nil }
  }

  private static func lowerCase(_ scalars: [UInt32]) -> UnistringText {
    var text = UnistringText(decomposing: scalars)
    text.keepAndReplace {
      uc_is_property_default_ignorable_code_point($0) ? nil : uc_tolower($0)
    }
    return UnistringText(composing: text)
  }

  /// The maximum length of a label in bytes. https://www.rfc-editor.org/rfc/rfc1035#section-2.3.4
  private static let lengthLimit = 63
}

/// Encodes text with Punycode. https://www.rfc-editor.org/rfc/rfc3492#section-6.3
enum Punycode {
  /// Returns the Punycode without the prefix; `nil` if a number overflows.
  static func encoded(_ text: String) -> String? {
    let scalars = text.unicodeScalars.map(\.value)
    var output = scalars.filter { $0 < 0x80 }.map(UInt8.init)
    let plain = output.count
    if plain > 0 { output.append(UInt8(ascii: "-")) }

    var (next, delta, bias, handled) = (UInt32(0x80), UInt32(0), UInt32(72), UInt32(plain))
    while handled < scalars.count {
      guard let least = scalars.filter({ $0 >= next }).min() else { return nil }
      let (step, tooMany) = (least - next).multipliedReportingOverflow(by: handled + 1)
      guard !tooMany, step <= UInt32.max / 2 - delta else { return nil }
      (next, delta) = (least, delta + step)
      for scalar in scalars {
        if scalar < next { delta += 1 }
        guard scalar == next else { continue }
        output += digits(of: delta, bias: bias)
        bias = adapted(delta, to: handled + 1, isFirst: handled == plain)
        (delta, handled) = (0, handled + 1)
      }
      (next, delta) = (next + 1, delta + 1)
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Encodes a number as a variable-length integer whose weights depend on the bias.
  private static func digits(of number: UInt32, bias: UInt32) -> [UInt8] {
    var digits: [UInt8] = []
    var rest = number
    var place: UInt32 = 36
    while true {
      let threshold = place <= bias ? 1 : min(place - bias, 26)
      if rest < threshold { return digits + [digit(rest)] }
      digits.append(digit(threshold + (rest - threshold) % (36 - threshold)))
      rest = (rest - threshold) / (36 - threshold)
      place += 36
    }
  }

  private static func adapted(_ delta: UInt32, to count: UInt32, isFirst: Bool) -> UInt32 {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var bias: UInt32 = 0
    while delta > 455 {
      delta /= 35
      bias += 36
    }
    return bias + 36 * delta / (delta + 38)
  }

  private static func digit(_ value: UInt32) -> UInt8 {
    UInt8(value) + (value < 26 ? UInt8(ascii: "a") : UInt8(ascii: "0") - 26)
  }
}
