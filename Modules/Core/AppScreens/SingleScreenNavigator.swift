/// The navigator of an app with a single screen, from which nothing leads anywhere.
public final class SingleScreenNavigator<Place: AppPlace>: Navigator {
  /// Makes a navigator.
  public init() {}

  /// No: there's no other screen.
  ///
  /// - Parameter kind: Any kind.
  public func has(_ kind: Place.Kind) -> Bool { false }

  /// Does nothing: there's no other screen.
  ///
  /// - Parameter place: Any place.
  public func show(_ place: Place) {}

  /// Does nothing: the screen stays.
  ///
  /// - Parameter place: Any place.
  public func replace(with place: Place) {}

  /// Does nothing: the screen stays.
  public func back() {}

  /// Does nothing: there's no other screen.
  ///
  /// - Parameter place: Any place.
  public func remove(_ place: Place) {}

  /// Does nothing: there's no next screen.
  ///
  /// - Parameter notice: Any notice.
  public func say(_ notice: ScreenNotice) {}
}
