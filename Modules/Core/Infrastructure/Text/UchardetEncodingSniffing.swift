internal import CUchardet
public import CoreDomain

/// Tells encodings with uchardet, the detector that Mozilla's browsers had.
///
/// It knows which bytes an encoding can have, and how frequent the letters and syllables of thirty
/// languages are; but it always has an answer. What is done here beyond the library:
///
/// - It is given the words beyond ASCII alone (``EncodingEvidence``), since markup drowns a title.
/// - Its answer is believed when the bytes bear it out (``SniffedEncoding``): it knows neither Dutch nor
///   Catalan, and finds Polish in them.
public struct UchardetEncodingSniffing: EncodingSniffing {
  public init() {}

  public func encoding(of bytes: [UInt8]) -> String? {
    guard let evidence = EncodingEvidence(in: bytes) else { return nil }
    return SniffedEncoding(UchardetDetector().answer(on: evidence.text))?.label(on: evidence)
  }
}

/// The owner of a detector of the library, for one text.
@safe private struct UchardetDetector: ~Copyable {
  private let handle: uchardet_t

  init() {
    guard let handle = unsafe uchardet_new() else {
      preconditionFailure("uchardet has no memory for a detector")
    }
    unsafe self.handle = unsafe handle
  }

  deinit {
    unsafe uchardet_delete(handle)
  }

  /// The name of an encoding, or nothing in it.
  ///
  /// "Return non-zero number on failure" and "name of charset on success and "" on failure":
  /// https://www.freedesktop.org/wiki/Software/uchardet/, `uchardet.h`.
  consuming func answer(on text: [UInt8]) -> String {
    let code = unsafe text.withUnsafeBytes { bytes in
      unsafe uchardet_handle_data(
        handle, bytes.assumingMemoryBound(to: CChar.self).baseAddress, bytes.count)
    }
    guard code == 0 else { return "" }
    unsafe uchardet_data_end(handle)
    return unsafe String(cString: uchardet_get_charset(handle))
  }
}
