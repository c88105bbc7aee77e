private import CoreTesting

extension BrowserPage {
  /// The faults that show only in a narrow or zoomed window or in forced colors, one sentence each:
  ///
  /// - the page is wider than a window of 320 px, or than a window with a zoom of 200 %;
  /// - in forced colors, a button has no border, or a control with the focus has no ring.
  public func adaptionFaults() async throws -> [String] {
    var faults: [String] = []
    for window in [BrowserWindow.narrow, .zoomed] {
      let page = try await resized(to: window)
      faults += try await page.look().faults(in: window).map { "\(window.name): \($0)" }
    }
    let page = try await resized(to: .desktop.inForcedColours)
    // A window in the background shows no focus.
    _ = try await driver.tellChromium("Emulation.setFocusEmulationEnabled", ["enabled": true])
    return faults + (try await page.driver.run(Self.lost).elements.compactMap(\.text))
  }

  /// Finds the controls that are lost in forced colors. The focus returns to where it was.
  private static let lost = """
    const old = document.activeElement, place = [scrollX, scrollY], faults = [];
    const say = (text, element) => faults.push(`forced: ${text}: ${element.outerHTML.slice(0, 160)}`);
    const controls = "a[href], button, summary, input:not([type=hidden]), select, textarea";
    for (const element of document.querySelectorAll(controls)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.disabled) continue;
      const style = getComputedStyle(element);
      const isLost = style.borderTopStyle === "none" || parseFloat(style.borderTopWidth) === 0
        || style.borderTopColor === style.backgroundColor;
      if (element.matches("button, .button") && isLost) say("A button has no border", element);
      element.focus({ preventScroll: true, focusVisible: true });
      if (document.activeElement !== element) continue;
      if (style.outlineStyle === "none" || parseFloat(style.outlineWidth) === 0) {
        say("The focus is invisible", element);
      }
    }
    if (old?.matches(controls)) old.focus({ preventScroll: true }); else document.activeElement.blur();
    scrollTo(...place);
    return faults;
    """
}
