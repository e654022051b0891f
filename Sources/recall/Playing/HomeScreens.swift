import Foundation
import Rasterizer
import RecallHome
import RecallUI

/// The stage that the screens around the table are shown on: the same in a window and without one.
enum HomeScreens {
  /// What scripts call them.
  static let name = "home"

  static func stage(
    _ model: HomeModel, size: CGSize, textMeasurer: PangoTextMeasurer,
    shelf: PictureShelf = PictureShelf(), language: HomeLanguage = HomeLanguage(),
    notice: Notice? = nil
  ) -> Stage {
    Stage(size: size, textMeasurer: textMeasurer, state: model) {
      HomeView(model: model, shelf: shelf, language: language)
        .overlay(alignment: .top) { notice.map { SpokenNotice(notice: $0, language: language) } }
    }
  }
}
