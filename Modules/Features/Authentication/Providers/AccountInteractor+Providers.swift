public import AppValues

// The providers' accounts by which one signs in.
extension AccountInteractor {
  /// All of them, the first linked first.
  public func linkedProviders() async throws(AppError) -> [LinkedProvider] {
    try await ports.providers.orUnsupported().linkedProviders()
  }

  /// Links an identity that this program has verified.
  ///
  /// Throws as ``ProviderLinking/link(_:)`` does.
  public func link(_ identity: ProviderIdentity) async throws(AppError) {
    try await ports.providerLinking.orUnsupported().link(identity)
  }

  /// Unlinks one.
  ///
  /// Throws as ``LinkedProviders/unlink(_:)`` does.
  public func unlink(_ id: ID<LinkedProvider>) async throws(AppError) {
    try await ports.providers.orUnsupported().unlink(id)
  }
}
