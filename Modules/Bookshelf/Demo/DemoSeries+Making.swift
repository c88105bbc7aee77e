extension DemoSeries {
  /// Returns the series with numbered volumes added. The first volume came out the given number of
  /// days before today.
  ///
  /// - Parameter every: The number of days between two volumes.
  func volumes(
    _ numbers: ClosedRange<Int>, price: Int = 528, since days: Int, every: Int = 60
  ) -> DemoSeries {
    adding(
      volumes: numbers.map { number in
        DemoVolume(
          id: "\(id)-\(number)", volume: number, number: "\(number)", sortNumber: "\(number)",
          price: price, day: (number - numbers.lowerBound) * every - days)
      })
  }

  /// Returns the series with numbered episodes added. The first episode came out the given number
  /// of days before today. The first `free` episodes are free. Each volume contains `perVolume`
  /// episodes, in order, as long as there are volumes.
  ///
  /// - Parameters:
  ///   - every: The number of hours between two episodes.
  ///   - open: How many hours each episode can be read; `nil` for no limit.
  func episodes(
    _ numbers: ClosedRange<Int>, free: Int = 2, since days: Int, every: Int = 24,
    open: Int? = nil, perVolume: Int = 10, contentType: String? = nil
  ) -> DemoSeries {
    let counted = volumes.filter { $0.volume != nil }
    return adding(
      episodes: numbers.map { number in
        let place = number - numbers.lowerBound
        let opens = place * every - days * 24
        let volume = place / perVolume
        return DemoEpisode(
          id: "\(id)-e\(number)", title: episodeTitle(number), index: number, opens: opens,
          closes: open.map { opens + $0 }, isFree: place < free,
          volume: volume < counted.count ? counted[volume].id : nil, contentType: contentType)
      })
  }

  func adding(volumes: [DemoVolume] = [], episodes: [DemoEpisode] = []) -> DemoSeries {
    var series = self
    series.volumes += volumes
    series.episodes += episodes
    return series
  }

  private func episodeTitle(_ number: Int) -> String {
    reading == nil ? "Episode \(number)" : "第\(number)話"
  }
}
