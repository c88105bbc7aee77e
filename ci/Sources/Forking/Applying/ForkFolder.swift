/// The folder for the tool's own files, below the build folder, which git ignores.
enum ForkFolder {
  static let path = ".build/fork"
}
