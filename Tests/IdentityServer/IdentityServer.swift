/// A provider of identities for tests: it does what it's told, wrong things too.
public actor IdentityServer {
  public init() {}
}
