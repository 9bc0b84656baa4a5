import SocialBackend

/// The ports of a viewer, shared by all their requests: a copy of `Repositories` counts a reference for each port.
final class SharedRepositories: Sendable {
  let all: Repositories

  init(_ all: Repositories) {
    self.all = all
  }
}
