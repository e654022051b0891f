import RecallUI
import RecallUIKit
import Testing

/// What programs say of bars in `init`, before a stage shows anything.
@Suite struct UIBarAppearanceTests {
  private struct Page: View {
    init() {
      let bar = UINavigationBarAppearance()
      bar.configureWithTransparentBackground()
      bar.shadowColor = .clear
      bar.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
      bar.setBackIndicatorImage(UIImage(systemName: "arrow.left"), transitionMaskImage: nil)
      UINavigationBar.appearance().standardAppearance = bar
      UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
      UINavigationBar.appearance().shadowImage = UIImage()

      let tabs = UITabBarAppearance()
      tabs.stackedLayoutAppearance.normal.iconColor = .white
      tabs.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
      UITabBar.appearance().standardAppearance = tabs

      let below = UIToolbarAppearance()
      below.configureWithOpaqueBackground()
      below.backgroundColor = .separator
      UIToolbar.appearance().standardAppearance = below

      UIScrollView.appearance().keyboardDismissMode = .onDrag
      UITextField.appearance().clearButtonMode = .whileEditing
      UITextView.appearance().textContainerInset = .zero
      UIStepper.appearance().setDecrementImage(UIImage(systemName: "minus"), for: .normal)
      UISearchBar.appearance().tintColor = .red
      UIDatePicker.appearance().tintColor = .red
      UICollectionView.appearance().backgroundColor = .clear
    }

    var body: some View {
      NavigationStack { Text("a").navigationTitle("title") }
    }
  }

  private struct Plain: View {
    var body: some View {
      NavigationStack { Text("a").navigationTitle("title") }
    }
  }

  @Test func whatIsSaidOfAllBarsChangesNothing() {
    let size = CGSize(width: 300, height: 300)
    let said = Stage(size: size) { Page() }
    #expect(said.displayList == Stage(size: size) { Plain() }.displayList)
    #expect(said.issues.isEmpty)
  }

  @Test func anItemOfABarKeepsWhatIsSaidOfIt() {
    let tabs = UITabBarAppearance()
    tabs.stackedLayoutAppearance.selected.iconColor = .red
    #expect(tabs.stackedLayoutAppearance.selected.iconColor == .red)
    #expect(tabs.stackedLayoutAppearance.normal.iconColor == nil)
  }
}
