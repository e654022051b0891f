import Testing

@testable import RecallGraphics

@Suite struct AngleTests {
  @Test(
    arguments: [
      (0, 0, 1), (90, 1, 0), (180, 0, -1), (270, -1, 0), (360, 0, 1), (-90, -1, 0), (-180, 0, -1),
      (-270, 1, 0), (720, 0, 1),
    ] as [(Double, Double, Double)])
  func quarterTurnsAreExact(degrees: Double, sine: Double, cosine: Double) {
    let found = Angle(degrees: degrees).sineAndCosine
    #expect(found.sine == sine)
    #expect(found.cosine == cosine)
  }

  @Test(arguments: [1e-9, 30, 89.999_999, 90.000_001, -45, 1e17, .infinity, .nan] as [Double])
  func otherAnglesAreTheLibrarys(degrees: Double) {
    let angle = Angle(degrees: degrees)
    let found = angle.sineAndCosine
    #expect(
      found.sine == sin(angle.radians) || angle.radians.magnitude == .infinity || degrees.isNaN)
    #expect(found.cosine.magnitude <= 1 || found.cosine.isNaN)
  }
}
