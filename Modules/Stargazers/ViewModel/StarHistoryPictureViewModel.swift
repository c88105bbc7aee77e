public import CoreDomain
public import StargazersDomain

/// The history as an image.
public actor StarHistoryPictureViewModel: StarHistoryPictureScreen {
  private let repository: any StargazerRepository
  private let reader: any StargazerPreferencesReader
  private var announcer = StateBroadcaster(StarHistoryPictureState.idle)
  private var isWorking = false

  public init(repository: any StargazerRepository, reader: any StargazerPreferencesReader) {
    self.repository = repository
    self.reader = reader
  }

  public func states() -> AsyncStream<StarHistoryPictureState> {
    announcer.states()
  }

  public func draw(_ typed: String) async {
    await prepare(typed) { _ in }
  }

  public func draw(_ typed: String, to sink: any ByteSink) async {
    await prepare(typed) { picture throws(StargazerFailure) in
      do throws(FileFailure) {
        try await sink.write(Array(picture.svg.utf8))
      } catch {
        throw .file(error)
      }
    }
  }

  /// Sends `preparing`, and delivers the image. Does nothing if work is in progress.
  private func prepare(
    _ typed: String,
    delivering deliver: (StarHistoryPicture) async throws(StargazerFailure) -> Void
  ) async {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    do throws(StargazerFailure) {
      let name = try await reader.preferences().repository(typed: typed)
      announcer.announce(.preparing(name))
      let picture = try await repository.picture(of: name) { progress in
        await self.announce(.loading(progress))
      }
      try await deliver(picture)
      announcer.announce(.success(picture))
    } catch {
      announcer.announce(.failure(error))
    }
  }

  private func announce(_ state: StarHistoryPictureState) {
    announcer.announce(state)
  }
}
