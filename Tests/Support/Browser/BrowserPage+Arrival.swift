private import CoreDomain
private import CoreTesting

extension BrowserPage {
  public enum Arrival: Sendable {
    /// At least its beginning: a streamed page can be read while it loads.
    case begun
    /// The whole page with its pictures.
    case whole
  }

  /// Marks the current page as left. A page without the mark is the new one.
  ///
  /// The driver could wait for pages, but it misses a form that is submitted shortly after its
  /// button was pressed, and it does not respond while a page is streamed.
  ///
  /// - Parameter control: The control that will be pressed. If it does not lead to another page,
  ///   the page is not marked. If a script handles the event itself, the mark is removed.
  func leave(through control: PageElement? = nil) async throws {
    _ = try await driver.run(Self.departure, .array(control.map { [$0.reference] } ?? []))
  }

  /// Waits for a page without a mark.
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
