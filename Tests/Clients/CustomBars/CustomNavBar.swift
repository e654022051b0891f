import SwiftUI

// MARK: What screens say

struct CustomNavBarTitleKey: PreferenceKey {
    static var defaultValue: String = ""

    static func reduce(value: inout String, nextValue: () -> String) {
        value = nextValue()
    }
}

struct CustomNavBarSubtitleKey: PreferenceKey {
    static var defaultValue: String? = nil

    static func reduce(value: inout String?, nextValue: () -> String?) {
        value = nextValue()
    }
}

struct CustomNavBarBackHiddenKey: PreferenceKey {
    static var defaultValue: Bool = false

    static func reduce(value: inout Bool, nextValue: () -> Bool) {
        value = nextValue()
    }
}

extension View {
    func customNavigationTitle(_ title: String) -> some View {
        preference(key: CustomNavBarTitleKey.self, value: title)
    }

    func customNavigationSubtitle(_ subtitle: String?) -> some View {
        preference(key: CustomNavBarSubtitleKey.self, value: subtitle)
    }

    func customNavigationBackHidden(_ hidden: Bool) -> some View {
        preference(key: CustomNavBarBackHiddenKey.self, value: hidden)
    }

    func customNavBarItems(
        title: String = "", subtitle: String? = nil, backHidden: Bool = false
    ) -> some View {
        self
            .customNavigationTitle(title)
            .customNavigationSubtitle(subtitle)
            .customNavigationBackHidden(backHidden)
    }
}

// MARK: The bar

struct CustomNavBarView: View {
    @Environment(\.presentationMode) var presentationMode
    let showBackButton: Bool
    let title: String
    let subtitle: String?

    var body: some View {
        HStack {
            if showBackButton { backButton }
            Spacer()
            VStack(spacing: 4) {
                Text(title).font(.title).fontWeight(.semibold)
                if let subtitle = subtitle { Text(subtitle) }
            }
            Spacer()
            if showBackButton { backButton.opacity(0) }
        }
        .padding()
        .accentColor(.white)
        .foregroundColor(.white)
        .background(Color.blue.ignoresSafeArea(edges: .top))
    }

    private var backButton: some View {
        Button(action: { presentationMode.wrappedValue.dismiss() }) {
            Image(systemName: "chevron.left")
        }
        .accessibilityIdentifier("custom back")
    }
}

struct CustomNavBarContainerView<Content: View>: View {
    let content: Content
    @State private var showBackButton: Bool = true
    @State private var title: String = ""
    @State private var subtitle: String? = nil

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        VStack(spacing: 0) {
            CustomNavBarView(showBackButton: showBackButton, title: title, subtitle: subtitle)
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .onPreferenceChange(
            CustomNavBarTitleKey.self,
            perform: { value in
                self.title = value
            }
        )
        .onPreferenceChange(
            CustomNavBarSubtitleKey.self,
            perform: { value in
                self.subtitle = value
            }
        )
        .onPreferenceChange(
            CustomNavBarBackHiddenKey.self,
            perform: { value in
                self.showBackButton = !value
            })
    }
}

struct CustomNavView<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        NavigationView {
            CustomNavBarContainerView {
                content
            }
            .navigationBarHidden(true)
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

struct CustomNavLink<Label: View, Destination: View>: View {
    let destination: Destination
    let label: Label

    init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    var body: some View {
        NavigationLink(
            destination:
                CustomNavBarContainerView(content: {
                    destination
                })
                .navigationBarHidden(true)
        ) {
            label
        }
    }
}
