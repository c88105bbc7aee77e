import ArgumentParser
import Drawing
import Foundation
import Toolbox

/// `seams-docs terminal`.
struct TerminalCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "terminal",
    abstract: "Draw what a program writes on a terminal: from standard input, as SVG.")

  @Option(help: "What the picture is, for who does not see it.")
  var title: String

  @Option(help: "What it shows, in a sentence or two.")
  var description: String

  @OptionGroup var place: PlaceOptions

  func run() throws {
    let input = FileHandle.standardInput.readDataToEndOfFile()
    let picture = try place.attempt { () throws(ToolFailure) in
      try TerminalSVG(
        String(decoding: input, as: UTF8.self), title: title, description: description)
    }
    print(picture.text, terminator: "")
  }
}
