/// Where the tool keeps what it works with: below the build folder, which git ignores.
enum ForkFolder {
  static let path = ".build/fork"
}
