import RecallUI
import Testing

@testable import RecallUICore

private final class Seen {
  var date: Date?
}

@Suite struct StageDateTests {
  private static let noon = Date(timeIntervalSince1970: 1_795_435_200)

  @Test func aSessionBeginsWithTheDateThatItWasHanded() {
    let stage = Stage(size: CGSize(width: 300, height: 40), date: Self.noon) {
      Text(Self.noon + 90, style: .timer)
    }
    #expect(stage.outline.contains("\"1:30\""))
    stage.advance(by: .seconds(60))
    #expect(stage.outline.contains("\"0:30\""))
  }

  @Test func aTimelineGoesByThatDate() {
    let stage = Stage(size: CGSize(width: 300, height: 40), date: Self.noon) {
      TimelineView(.periodic(from: Self.noon + 10, by: 5)) { context in
        Text(verbatim: "\(Int(context.date.timeIntervalSince(Self.noon)))")
      }
    }
    stage.advance(by: .seconds(14))
    #expect(stage.outline.contains("\"10\""))
    stage.advance(by: .seconds(1))
    #expect(stage.outline.contains("\"15\""))
  }

  @Test func codeOfAProgramSeesTheDateAndNobodyElse() {
    let seen = Seen()
    let stage = Stage(size: CGSize(width: 10, height: 10), date: Self.noon) {
      Color.red.onTapGesture { seen.date = StageDate.now }
    }
    stage.advance(by: .milliseconds(500))
    stage.tap(at: CGPoint(x: 5, y: 5))
    #expect(seen.date == Self.noon + 0.5)
    let outside = StageDate.now
    #expect(outside == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aDateThatIsNoneIsOneThatCalendarsKnow(seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let stage = Stage(size: CGSize(width: 300, height: 40), date: date) {
      Text(Date(timeIntervalSinceReferenceDate: 0), style: .date)
    }
    stage.advance(by: .seconds(1))
    #expect(stage.issues.isEmpty)
    #expect(stage.outline.contains("January 1, 2001"))
  }
}
