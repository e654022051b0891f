/// How charts show that few games tell little.
enum ChartRules {
  /// A line leads through so many points or more: three could be chance.
  static let fewestForLine = 4
  /// A share that fewer choices tell of is shown beside the line.
  static let fewestTrials = 10
  /// The fewest weeks that an axis has.
  static let fewestWeeks = 8
  /// The most weeks of which an axis names Mondays; from there on it names months.
  static let mostNamedWeeks = 16
}
