extension BrowserPage {
  /// How much of a page has to be there.
  public enum Arrival: Sendable {
    /// Something of it: a page that is sent piece by piece can be looked at while it comes.
    case begun
    /// All of it, its pictures too.
    case whole
  }

  /// Marks the page as left: the page that has no mark is the new one.
  ///
  /// The driver could wait for pages, and is told not to: it does not know of a form that is sent a
  /// moment after its button was pressed, and answers nothing while a page comes piece by piece.
  ///
  /// - Parameter control: what is about to be pressed. Where it leads to no other page, there is no mark.
  ///   Where a script of the page takes the matter into its own hands, the page stays and the mark goes.
  func leave(through control: PageElement? = nil) async throws {
    _ = try await driver.run(Self.departure, .list(control.map { [$0.reference] } ?? []))
  }

  /// Waits for a page without a mark.
  ///
  /// - Parameter step: what was done to come there.
  func arrive(after step: String, asFarAs progress: Arrival) async throws {
    let hasArrived = try await comesTrue {
      let state = try await driver.run(Self.state)
      return progress == .whole ? state == "complete" : state != "left"
    }
    guard hasArrived else { throw BrowserFailure.noPage(after: step) }
  }

  private static let state = """
    return "left" in document.documentElement.dataset ? "left" : document.readyState;
    """

  private static let departure = """
    const [control] = arguments, page = document.documentElement;
    const link = control?.closest("a[href]"), form = control?.form;
    const address = (place) => place.href.split("#")[0];
    const leaves = !control || (link
      ? !link.hasAttribute("download") && !(link.hash && address(link) === address(location))
      : form && control.type === "submit" && form.method !== "dialog"
        && (form.noValidate || control.formNoValidate || form.checkValidity()));
    if (!leaves) return;
    page.dataset.left = "";
    for (const kind of ["click", "submit"]) {
      addEventListener(
        kind, (event) => { if (event.defaultPrevented) delete page.dataset.left; }, { once: true });
    }
    """
}
