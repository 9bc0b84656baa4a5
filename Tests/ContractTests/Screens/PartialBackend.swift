import Entities
import SocialBackend

/// A backend without some of the parts that another has.
struct PartialBackend: Backend {
  let base: any Backend
  let lack: @Sendable (inout Repositories) -> Void

  func repositories(for viewer: Viewer) -> Repositories {
    var repositories = base.repositories(for: viewer)
    lack(&repositories)
    return repositories
  }
}
