extension DemoSeries {
  /// The series with volumes that are counted, the first of them so many days before today.
  ///
  /// - Parameter every: how many days lie between two of them.
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

  /// The series with episodes that are counted, a day or more apart, the first of them so many days
  /// before today. The first ones are free, and the others part of a volume, if there is one.
  ///
  /// - Parameters:
  ///   - every: how many hours lie between two of them.
  ///   - open: for how many hours each can be read; nothing for always.
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
