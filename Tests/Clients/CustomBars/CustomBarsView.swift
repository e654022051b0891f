import SwiftUI

public struct CustomBarsView: View {
    @State private var tabSelection: TabBarItem = .home

    public init() {}

    public var body: some View {
        CustomTabBarContainerView(selection: $tabSelection) {
            HomeView()
                .tabBarItem(tab: .home, selection: $tabSelection)
            Color.blue
                .tabBarItem(tab: .favorites, selection: $tabSelection)
            Color.green
                .tabBarItem(tab: .profile, selection: $tabSelection)
        }
    }
}

struct HomeView: View {
    var body: some View {
        CustomNavView {
            ZStack {
                Color.orange.ignoresSafeArea()
                CustomNavLink(
                    destination: Text("Destination")
                        .customNavigationTitle("Second Screen")
                        .customNavigationSubtitle("Subtitle should be showing!!!")
                ) {
                    Text("Navigate")
                }
            }
            .customNavBarItems(title: "New Title!", subtitle: "Subtitle!", backHidden: true)
        }
    }
}
