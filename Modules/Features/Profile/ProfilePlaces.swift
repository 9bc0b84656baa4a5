/// The places that the app has, of those that a profile leads to.
public struct ProfilePlaces: Equatable, Sendable {
  /// The person's posts.
  public var posts: Bool
  /// The lists of people.
  public var lists: Set<PeopleList.Kind>
  /// The viewer's lists, to add the person to them.
  public var addToLists: Bool
  /// Reporting the person to the administrator.
  public var report: Bool
  /// The editor for a new post.
  public var compose: Bool
  /// Editing the viewer's own profile.
  public var editProfile: Bool
  /// The accounts on this device.
  public var accounts: Bool
  /// The search, to find people.
  public var search: Bool
  /// The sign-in.
  public var signIn: Bool

  /// Each parameter is whether the app has the place of that name.
  public init(
    posts: Bool, lists: Set<PeopleList.Kind>, addToLists: Bool, report: Bool, compose: Bool,
    editProfile: Bool, accounts: Bool, search: Bool, signIn: Bool
  ) {
    self.posts = posts
    self.lists = lists
    self.addToLists = addToLists
    self.report = report
    self.compose = compose
    self.editProfile = editProfile
    self.accounts = accounts
    self.search = search
    self.signIn = signIn
  }

  /// All places.
  public static let all = ProfilePlaces(
    posts: true, lists: Set(PeopleList.Kind.allCases), addToLists: true, report: true, compose: true,
    editProfile: true, accounts: true, search: true, signIn: true)
}

/// Which of the places that a list of people leads to the app has.
public struct PeoplePlaces: Equatable, Sendable {
  /// The profiles of the people in the list, and of whose list it is.
  public var profile: Bool
  /// The directory of people.
  public var directory: Bool
  /// The search, to find people.
  public var search: Bool
  /// The sign-in.
  public var signIn: Bool

  /// Each parameter is whether the app has the place of that name.
  public init(profile: Bool, directory: Bool, search: Bool, signIn: Bool) {
    self.profile = profile
    self.directory = directory
    self.search = search
    self.signIn = signIn
  }

  /// All places.
  public static let all = PeoplePlaces(profile: true, directory: true, search: true, signIn: true)
}

/// The places that the app has, of those that editing the profile leads to.
public struct EditProfilePlaces: Equatable, Sendable {
  /// The sign-in.
  public var signIn: Bool

  /// - Parameter signIn: Whether the app has a sign-in.
  public init(signIn: Bool) {
    self.signIn = signIn
  }

  /// All places.
  public static let all = EditProfilePlaces(signIn: true)
}
