import RecallCharts
import RecallUI
import Testing

@Suite struct AxisValueLabelTests {
  /// A chart of two numbers from 0 to 10, with labels at 0, 5 and 10 on either axis.
  private func stage(
    rows: @escaping (AxisValue) -> AxisValueLabel, columns: AxisMarks = AxisMarks(values: [0, 10])
  ) -> Stage {
    Stage(size: CGSize(width: 400, height: 300)) {
      Chart {
        PointMark(x: .value("X", 0), y: .value("Y", 0))
        PointMark(x: .value("X", 10), y: .value("Y", 10))
      }
      .chartXScale(domain: 0...10)
      .chartYScale(domain: 0...10)
      .chartXAxis { AxisMarks(values: [0, 5, 10]) { rows($0) } }
      .chartYAxis { columns }
      .chartPlotStyle { $0.background { Color.gray.accessibilityIdentifier("plot") } }
    }
  }

  private func frame(of word: String, on stage: Stage) -> CGRect? {
    stage.elements.first { $0.label == word }?.frame
  }

  private func plot(_ stage: Stage) throws -> CGRect { try #require(stage.element("plot")?.frame) }

  @Test func aLabelStandsAtItsValueWithItsAnchor() throws {
    let middle = stage { AxisValueLabel("at \($0.index)") }
    let leading = stage { AxisValueLabel("at \($0.index)", anchor: .topLeading) }
    let trailing = stage { AxisValueLabel("at \($0.index)", anchor: .topTrailing) }
    let place = try plot(middle).midX
    #expect(abs(try #require(frame(of: "at 1", on: middle)).midX - place) < 0.01)
    #expect(abs(try #require(frame(of: "at 1", on: leading)).minX - place) < 0.01)
    #expect(abs(try #require(frame(of: "at 1", on: trailing)).maxX - place) < 0.01)
    #expect(middle.issues.isEmpty && leading.issues.isEmpty)
  }

  @Test func anAnchorOfAColumnIsAboveOrBelowTheValue() throws {
    func stage(_ anchor: UnitPoint?) -> Stage {
      self.stage(
        rows: { _ in AxisValueLabel() },
        columns: AxisMarks(values: [0, 5, 10]) { value in
          AxisValueLabel("row \(value.index)", anchor: anchor)
        })
    }
    let (usual, below) = (stage(nil), stage(.topLeading))
    let place = try plot(usual).midY
    #expect(abs(try #require(frame(of: "row 1", on: usual)).midY - place) < 0.01)
    #expect(abs(try #require(frame(of: "row 1", on: below)).minY - place) < 0.01)
  }

  @Test func spacingsMoveALabelAwayFromThePlot() throws {
    let usual = stage { AxisValueLabel("at \($0.index)") }
    let far = stage { AxisValueLabel("at \($0.index)", verticalSpacing: 20) }
    let beside = stage {
      AxisValueLabel("at \($0.index)", anchor: .topLeading, horizontalSpacing: 6)
    }
    func gap(_ stage: Stage) throws -> CGFloat {
      try #require(frame(of: "at 1", on: stage)).minY - plot(stage).maxY
    }
    #expect(abs(try gap(usual) - 5) < 0.01)
    #expect(abs(try gap(far) - 20) < 0.01)
    #expect(try #require(frame(of: "at 1", on: far)).maxY <= 300)
    #expect(
      abs(try #require(frame(of: "at 1", on: beside)).minX - plot(beside).midX - 6) < 0.01)
  }

  @Test(arguments: [AxisValueLabelOrientation.vertical, .verticalReversed])
  func turnedLabelsHaveRoom(orientation: AxisValueLabelOrientation) throws {
    let level = stage { AxisValueLabel("a long one \($0.index)") }
    let turned = stage { AxisValueLabel("a long one \($0.index)", orientation: orientation) }
    // Level, the three don't fit beside each other.
    #expect(try plot(turned).height < plot(level).height - 20)
    let frames = try (0...2).map { try #require(frame(of: "a long one \($0)", on: turned)) }
    for frame in frames {
      #expect(frame.height > frame.width)
      #expect(frame.maxY <= 300.01)
      #expect(try frame.minY >= plot(turned).maxY)
    }
  }

  @Test func labelsLieOverEachOtherWhereTheyMay() {
    func count(_ resolution: AxisValueLabelCollisionResolution) -> Int {
      let stage = Stage(size: CGSize(width: 200, height: 200)) {
        Chart { PointMark(x: .value("X", 1), y: .value("Y", 1)) }
          .chartXScale(domain: 0...10)
          .chartXAxis {
            AxisMarks(values: Array(0...10)) { value in
              AxisValueLabel("number \(value.index)", collisionResolution: resolution)
            }
          }
      }
      return stage.elements.count { $0.label?.hasPrefix("number") == true }
    }
    #expect(count(.disabled) == 11)
    #expect(count(.automatic) < 11)
    #expect(count(.greedy(priority: 1, minimumSpacing: 4)) < 11)
  }

  @Test func anInsetAxisStandsInThePlot() throws {
    let outside = stage(rows: { _ in AxisValueLabel() })
    let inset = stage(
      rows: { _ in AxisValueLabel() },
      columns: AxisMarks(preset: .inset, position: .leading, values: [5]) { _ in
        AxisValueLabel("half")
      })
    #expect(try plot(inset).width > plot(outside).width)
    let label = try #require(frame(of: "half", on: inset))
    #expect(try abs(label.minX - plot(inset).minX - 5) < 0.01)
  }

  @Test func anEmptyMarkIsNothing() {
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      Chart { PointMark(x: .value("X", 1), y: .value("Y", 1)) }
        .chartXAxis(.hidden)
        .chartYAxis {
          AxisMarks(values: [0, 1]) { value in
            switch value.index {
            case 0: AxisValueLabel("least")
            default: EmptyAxisMark()
            }
          }
        }
    }
    #expect(stage.elements.compactMap(\.label).filter { $0 != "Y" } == ["least"])
  }

  @Test func formatsNeedNoTypes() {
    let stage = Stage(size: CGSize(width: 300, height: 300)) {
      VStack {
        Chart { PointMark(x: .value("X", 1), y: .value("Y", 1)) }
          .chartXAxis(.hidden)
          .chartYAxis { AxisMarks(format: .number, values: [0, 1]) }
        Chart { PointMark(x: .value("X", 1), y: .value("Y", 0.5)) }
          .chartXAxis(.hidden)
          .chartYScale(domain: 0...1)
          .chartYAxis { AxisMarks(format: .percent) }
      }
    }
    let words = stage.elements.compactMap(\.label)
    #expect(words.contains("1") && words.contains("100%"))
  }

  @Test func marksOfAnAxisAreMoved() throws {
    func stage(_ offset: CGSize) -> Stage {
      Stage(size: CGSize(width: 400, height: 300)) {
        Chart { PointMark(x: .value("X", 5), y: .value("Y", 5)) }
          .chartXScale(domain: 0...10)
          .chartYAxis(.hidden)
          .chartXAxis {
            AxisMarks(values: [5]) { _ in
              AxisValueLabel("half").offset(offset)
              AxisGridLine().offset(x: offset.width, y: .nan)
              AxisTick(length: 30).offset(y: offset.height)
            }
          }
      }
    }
    func lines(_ stage: Stage) -> [CGRect] {
      stage.displayList.items.compactMap { item in
        guard case .stroke(let path, _, _) = item.content else { return nil }
        return path.boundingRect.applying(item.transform)
      }
    }
    let (usual, moved) = (stage(.zero), stage(CGSize(width: 7, height: -4)))
    let before = try #require(frame(of: "half", on: usual))
    #expect(frame(of: "half", on: moved) == before.offsetBy(dx: 7, dy: -4))
    let (tick, grid) = (lines(usual)[0], lines(usual)[1])
    #expect(lines(moved) == [tick.offsetBy(dx: 0, dy: -4), grid.offsetBy(dx: 7, dy: 0)])
  }
}
