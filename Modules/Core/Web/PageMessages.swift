package import CoreDomain

/// Why a page lacks its content. Screen readers announce it.
package enum PageAlert {
  /// Returns the sentences as HTML, with a link to try again if there is a route.
  package static func markup(_ sentences: [String], again route: Route? = nil) -> String {
    template.render((sentences: sentences, again: route?.description))
  }

  private static let template = PageTemplate(Texts.pageAlert)
}

/// Remarks about the data on a page.
package enum PageNote {
  /// Returns the sentences as HTML.
  ///
  /// - Parameter isOld: Whether the note is highlighted, because the data may be out of date.
  package static func markup(_ sentences: [String], isOld: Bool = false) -> String {
    template.render((sentences: sentences, isOld: isOld))
  }

  private static let template = PageTemplate(Texts.pageNote)
}
