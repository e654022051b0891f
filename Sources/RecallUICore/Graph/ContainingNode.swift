/// A node of a view that may have several views in it, also while there is one only: what is said of the one
/// around isn't said of each of them.
protocol ContainingNode: ViewNode {}
