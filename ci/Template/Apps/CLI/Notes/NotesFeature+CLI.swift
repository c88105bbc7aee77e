import ArgumentParser
import Composition
import NotesDomain

extension NotesFeature: CommandLineFeature {
  var commands: any ParsableCommand.Type { NotesCommand.self }

  func walk(through screens: any NotesScreens, from landing: BrowseLanding) -> any FeatureWalk {
    NotesWalk(through: screens, from: landing)
  }
}
