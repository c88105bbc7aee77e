package import ArgumentParser
package import CoreCLI
package import NotesDomain

/// The commands of the feature.
package struct NotesCLIFeature: CLIFeature {
  package init() {}

  package var commands: any ParsableCommand.Type { NotesCommand.self }

  package func walk(
    through screens: any NotesScreens, from landing: BrowseEnvironment
  ) -> any BrowseFeature {
    NotesBrowsePart(screens: screens, landing: landing)
  }
}
