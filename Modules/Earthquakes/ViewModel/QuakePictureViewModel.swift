public import CoreDomain
public import EarthquakesDomain

/// The screen that draws earthquakes as an image.
public actor QuakePictureViewModel: QuakePictureScreen {
  private let repository: any QuakeRepository
  private let rules: QuakeRules
  private var announcer = StateAnnouncer(QuakePictureState.idle)

  public init(repository: any QuakeRepository, rules: QuakeRules) {
    self.repository = repository
    self.rules = rules
  }

  public func states() -> AsyncStream<QuakePictureState> {
    announcer.states()
  }

  public func draw(_ kind: QuakePictureKind, of form: QuakeForm) async {
    await prepare(kind, of: form) { _ in }
  }

  public func draw(_ kind: QuakePictureKind, of form: QuakeForm, to sink: any ByteSink) async {
    await prepare(kind, of: form) { picture throws(QuakeFailure) in
      do throws(FileFailure) {
        try await sink.write(Array(picture.svg.utf8))
      } catch {
        throw .file(error)
      }
    }
  }

  /// Fetches the image and delivers it, unless this is already running. Publishes success after the
  /// delivery.
  private func prepare(
    _ kind: QuakePictureKind, of form: QuakeForm,
    delivering deliver: (QuakePicture) async throws(QuakeFailure) -> Void
  ) async {
    guard !isBusy else { return }
    do throws(QuakeFailure) {
      let question = try form.question(by: rules)
      announcer.announce(.preparing(question))
      let picture = try await repository.picture(kind, of: question) { progress in
        await self.announce(.loading(progress))
      }
      try await deliver(picture)
      announcer.announce(.success(picture))
    } catch {
      announcer.announce(.failure(error))
    }
  }

  private func announce(_ state: QuakePictureState) {
    announcer.announce(state)
  }

  private var isBusy: Bool {
    switch announcer.current {
    case .preparing, .loading: true
    case .idle, .success, .failure: false
    }
  }
}
