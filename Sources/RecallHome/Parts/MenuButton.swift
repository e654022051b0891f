import RecallGame
import RecallUI

/// Something that can be done, as a line with a picture and, where that helps, what it comes to.
struct MenuButton: View {
  private let title: LocalizedStringKey
  private let icon: String
  private let detail: LocalizedStringKey?
  private let isProminent: Bool
  private let action: () -> Void
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  /// - Parameter isProminent: Whether it is what most players want next.
  init(
    _ title: LocalizedStringKey, icon: String, detail: LocalizedStringKey? = nil,
    isProminent: Bool = false,
    action: @escaping () -> Void
  ) {
    self.title = title
    self.icon = icon
    self.detail = detail
    self.isProminent = isProminent
    self.action = action
  }

  /// Whether text is larger than usual: then it has as many lines as it takes.
  private var isLarge: Bool { measures.textScale > 1 }

  var body: some View {
    Button(action: action) {
      HStack(spacing: measures.spacing) {
        // In a tiny window the words need the space.
        if detail != nil || measures.scale >= 0.5 {
          Image(systemName: icon)
            .font(measures.button)
            .frame(width: measures.room(22, least: 0.7))
        }
        VStack(alignment: .leading, spacing: 1) {
          Text(title).font(measures.button).minimumScaleFactor(0.5)
          if let detail {
            Text(detail)
              .font(measures.caption)
              .foregroundColor(isProminent ? .white : palette.quiet)
              .lineLimit(isLarge ? nil : 2)
              .minimumScaleFactor(0.6)
          }
        }
        .lineLimit(isLarge ? 2 : 1)
        Spacer(minLength: 0)
      }
      .foregroundColor(isProminent ? .white : palette.text)
      .padding(.horizontal, measures.margin * (detail == nil ? 0.5 : 0.8))
      .padding(.vertical, 4)
      .frame(minHeight: max((detail == nil ? 44 : 54) * measures.scale, detail == nil ? 30 : 36))
      .background {
        RoundedRectangle(cornerRadius: 12 * measures.scale)
          .fill(isProminent ? palette.accent : palette.control)
      }
    }
    .focusShape(RoundedRectangle(cornerRadius: 12 * measures.scale))
  }
}
