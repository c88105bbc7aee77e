import Forking
import Testing

@Suite struct EnglishNounTests {
  @Test(arguments: [
    ("Recipes", "Recipe"), ("Libraries", "Library"), ("Boxes", "Box"), ("Mice", "Mouse"),
    ("PaintColors", "PaintColor"), ("Churches", "Church"), ("Movies", "Movie"), ("Ties", "Tie"),
    ("Classes", "Class"), ("Buses", "Bus"), ("FieldMice", "FieldMouse"), ("URLs", "URL"),
    ("Bookshelves", "Bookshelf"), ("Houses", "House"),
  ])
  func convertsAPluralToItsSingularAndBack(plural: String, singular: String) {
    #expect(EnglishNoun.singular(of: plural) == singular)
    #expect(singular == "URL" || EnglishNoun.plural(of: singular) == plural)
  }

  @Test(arguments: ["News", "Recipe", "Series", "Virus", "Glass", "Basis", "", "recipes"])
  func returnsNilForUnknownPlurals(name: String) {
    #expect(EnglishNoun.singular(of: name) == nil)
  }
}
