// StoreKit has a view ask for a review, which stands with the views here. Nothing is sold on a stage.
@_exported import RecallUI
