/// The title of a screen, as the boxes around its bar and its content know it: which one it is, and nothing of what it does.
package class ScreenTitle {
  package init() {}
}
