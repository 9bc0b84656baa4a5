public import AppScreens
public import Navigation

extension DeepLinks<Route> {
  /// The links that the shell writes and reads.
  public static var shell: DeepLinks<Route> { social(scheme: "socialconnect") }
}
