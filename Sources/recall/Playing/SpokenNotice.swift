import RecallHome
import RecallUI

/// A notice in the language that the screens are shown in, also after that has changed.
struct SpokenNotice: View {
  let notice: Notice
  @ObservedObject var language: HomeLanguage

  var body: some View {
    NoticeBar(notice: notice).language(language.catalog)
  }
}
