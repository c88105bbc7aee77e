import CoreCLI
import CoreDomain
import EarthquakesDomain

struct EarthquakesBrowseViews: Sendable {
  let context: CommandContext

  /// The fields of the form, with default values for blank fields, and the buttons.
  func form(_ form: QuakeForm) -> CommandOutput {
    let fields = [
      ("Near", form.near.orUsual(QuakeForm.usualPlace)),
      ("Radius", form.radius.orUsual(String(Int(Radius.usual.kilometres))) + " km"),
      ("Since", form.since.orUsual(QuakeStart.usual.iso8601)),
      ("Magnitude", form.minimumMagnitude.orUsual("any")),
    ]
    return CommandOutput(
      display.form(
        "Earthquakes", fields, buttons: EarthquakesBrowsePart.buttons("count", "list", "places")))
  }

  /// Returns the output for a state, or `nil` for an intermediate state. A dialog shows a failure,
  /// so the output for a failure is only a hint or empty. Invalid fields have no dialog, so they
  /// are printed.
  @Sendable func count(_ state: QuakeCountState) -> CommandOutput? {
    switch state {
    case .idle, .counting, .success:
      QuakeCountView(context: context).commandOutput(of: state)
    case .failure(.form(let failures)): notices.commandOutput(of: .form(failures))
    case .failure(.source(let failure)):
      CommandOutput(notices: notices.hint(after: failure))
    case .failure: CommandOutput()
    }
  }

  @Sendable func commandOutput(of state: QuakeListState) -> CommandOutput? {
    switch state {
    case .idle, .preparing, .loading: nil
    case .success(let list): commandOutput(of: list)
    case .failure(let failure): notices.commandOutput(of: failure)
    }
  }

  @Sendable func commandOutput(of state: PlaceListState) -> CommandOutput? {
    switch state {
    case .idle: nil
    case .success(let places, let query):
      CommandOutput(
        places.isEmpty ? Place.absence(of: query) + "\n" : places.map(display.line).numbered())
    }
  }
}

extension EarthquakesBrowseViews {
  private var display: Display { context.display }
  private var notices: QuakeOriginNotices { context.notices }

  private func commandOutput(of list: QuakeList) -> CommandOutput {
    let title =
      list.quakes.isEmpty ? list.emptiness : "\(list.extent), \(list.order.rawValue) first"
    return CommandOutput(
      display.text(title) + "\n" + display.lines(of: list.quakes).numbered(),
      notices: notices.lines(of: list.origin))
  }
}
