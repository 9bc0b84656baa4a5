/// How often something may be done.
struct RateLimit: Hashable, Sendable {
  let name: String
  /// How often it may be done within the window.
  let count: Int
  /// The window in seconds.
  let window: Int
  /// Whether it's counted for each address, no matter who calls from there: a token takes nothing from it.
  var isOfAddress = false

  /// All calls of a person.
  static let person = RateLimit(name: "person", count: 1500, window: 300)
  /// All calls of an address without a person's token.
  static let address = RateLimit(name: "address", count: 600, window: 300)
  /// Web pages that a person opens, or that are opened from an address, which many people may share.
  static let pages = RateLimit(name: "pages", count: 1500, window: 300)
  /// Photos and pictures that are fetched from an address. A page can have about twenty.
  static let files = RateLimit(name: "files", count: 20_000, window: 300, isOfAddress: true)
  /// Passwords, codes and tokens that an address tries.
  static let signIn = RateLimit(name: "sign-in", count: 30, window: 300, isOfAddress: true)
  /// Questions to browsers about passkeys: each page on which people sign in asks one.
  static let passkeys = RateLimit(name: "passkeys", count: 300, window: 300, isOfAddress: true)
  /// Accounts that an address makes.
  static let registration = RateLimit(name: "registration", count: 10, window: 1800, isOfAddress: true)
  /// Apps that an address registers.
  static let apps = RateLimit(name: "apps", count: 60, window: 300, isOfAddress: true)
  static let uploads = RateLimit(name: "uploads", count: 120, window: 1800)
  static let search = RateLimit(name: "search", count: 120, window: 300)
  static let posts = RateLimit(name: "posts", count: 300, window: 10_800)
}
