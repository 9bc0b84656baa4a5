public import Navigation

/// Where the screen about one's archive leads.
@MainActor
public struct ArchiveRouter {
  private weak var navigator: (any Navigator)?

  /// The host keeps the navigator, and with it the screens that hold this.
  public init(navigator: any Navigator) {
    self.navigator = navigator
  }

  func signIn() { navigator?.show(.signIn) }
}
