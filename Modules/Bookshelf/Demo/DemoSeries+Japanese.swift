extension DemoSeries {
  /// Series with Japanese titles and readings in different scripts.
  static let japanese: [DemoSeries] = [
    DemoSeries(
      id: "kaze", title: "風の・みなと", reading: "カゼノミナト",
      authors: ["神田はるか|カンダハルカ"], publisher: "灯台書房"
    ).volumes(1...11, since: 620).episodes(1...40, since: 38)
      .adding(volumes: [
        DemoVolume(
          id: "kaze-10.5", title: "外伝　灯台の夜", number: "10.5", sortNumber: "10.5", price: 450,
          day: -45)
      ]),
    DemoSeries(
      id: "coffee", title: "珈琲とカーテン", reading: "コーヒートカーテン",
      authors: ["妹尾じゅん|セノオジュン"], publisher: "灯台書房"
    ).volumes(1...4, price: 495, since: 230).episodes(1...16, since: 30),
    DemoSeries(
      id: "robot", title: "ﾛﾎﾞｯﾄの庭", reading: "ロボットノニワ", authors: ["水野あき|ミズノアキ"],
      publisher: "庭の本社"
    ).volumes(1...3, since: 150).episodes(1...9, since: 8),
    DemoSeries(
      id: "viola", title: "ヴィオラ・ノート", reading: "ヴィオラノート",
      authors: ["神田ゆき|カンダユキ", "妹尾じゅん|セノオジュン"], publisher: "庭の本社"
    ).volumes(1...7, since: 400),
    DemoSeries(
      id: "supersonic", title: "スーパー・ソニック食堂", reading: "スーパーソニックショクドウ",
      authors: ["大木リン|オオキリン"], publisher: "三番線"
    ).volumes(1...19, price: 484, since: 1150)
      .adding(volumes: [
        DemoVolume(
          id: "supersonic-19.HU", title: "ハーフタイム", number: "19.HU", sortNumber: "19.5", price: 484,
          day: -5)
      ]),
    DemoSeries(
      id: "library-cat", title: "図書館のねこ", reading: "トショカンノネコ",
      authors: ["神田ゆき|カンダユキ"], publisher: "灯台書房"
    ).episodes(1...14, free: 14, since: 13, perVolume: 14),
    DemoSeries(
      id: "left-hand", title: "左ききの指揮者", reading: "ヒダリキキノシキシャ",
      authors: ["妹尾じゅん|セノオジュン"]
    ).volumes(1...2, price: 528, since: 75).episodes(1...10, since: 9, open: 72),
    DemoSeries(
      id: "snow-bread", title: "雪の夜のパン", reading: "ユキノヨルノパン", authors: ["水野あき"],
      publisher: "三番線"
    ).volumes(1...1, since: -14),
    DemoSeries(
      id: "gakko", title: "がっこうの　うらやま", reading: "ガッコウノウラヤマ",
      authors: ["大木リン|オオキリン"], publisher: "三番線"
    ).episodes(1...5, since: 3),
  ]
}
