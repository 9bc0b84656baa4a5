import AppScreens
import AppValues
import Entities
import Navigation
import Testing

@Suite("A link")
struct DeepLinksTests {
  private let links = DeepLinks.social(scheme: "socialconnect")

  @Test(
    "leads where it says, in its long form and its short ones",
    arguments: [
      ("@alice", Route.person(handle: "alice")),
      (" @alice@example.org\n", .person(handle: "alice@example.org")),
      ("user/alice", .person(handle: "alice")), ("socialconnect:///user/alice", .person(handle: "alice")),
      ("#swift", .hashtag("swift")), ("#東京", .hashtag("東京")), ("tag/東京", .hashtag("東京")),
      ("#cats #dogs -#birds", .hashtag("#cats #dogs -#birds")), ("#swift is fun", .search("#swift is fun")),
      ("list/42", .list(ID("42"))), ("lists", .lists), ("tags", .followedHashtags),
      ("popular", .popular), ("bookmarks", .bookmarks), ("likes", .likes), ("search", .search("")),
      ("search/two words", .search("two words")), ("search/two%20words", .search("two words")),
      ("search/a/b", .search("a/b")), ("post/01HX", .post(ID("01HX"))),
      ("SocialConnect://example.org/post/42", .post(ID("42"))), ("home", .home), ("HOME", .home),
      ("public", .publicTimeline), ("notifications", .notifications), ("accounts", .accounts),
      ("requests", .followRequests), ("blocks", .blockedPeople), ("mutes", .mutedPeople),
      ("suggestions", .suggestedPeople), ("profile", .ownProfile), ("edit-profile", .editProfile),
      ("new", .compose(commentOn: nil)), ("directory", .directory(.active)),
      ("new-people", .directory(.newest)),
      ("http://social.example:8080/@mia", .person(handle: "mia@social.example:8080")),
      (" HTTPS://social.example/@mia/ ", .person(handle: "mia@social.example")),
      ("https://social.example/@mia/42", .post(ID("42"))),
    ])
  func parse(text: String, route: Route) throws {
    #expect(try links.place(from: text) == route)
  }

  @Test(
    "that leads nowhere is refused",
    arguments: [
      "", " ", "@", "#", "@two words", "@a/b", "post", "post/", "post/1/2", "user/", "user/a/b", "home/x",
      "tag/", "tag/a/b", "list", "list/", "bookmarks/1",
      "nowhere", "profile/1",
      "socialconnect://", "socialconnect://example.org", "https://example.org/post/1",
      "https://example.org/@", "https:///@mia", "https://a.org/@b/c/d",
      "/home",
    ])
  func refuse(text: String) {
    #expect(throws: AppError.invalid(.link, .malformed)) { try links.place(from: text) }
  }

  @Test(
    "printed for a place leads back to it",
    arguments: [
      Route.home, .publicTimeline, .notifications, .post(ID("42")), .post(ID("a/b c%")),
      .person(handle: "alice@example.org"), .search("#東京 タワー"), .search("50% off / more"), .search(""),
      .hashtag("写真"), .hashtag("#a +#b/"), .list(ID("7")), .lists, .followedHashtags, .popular, .bookmarks,
      .likes,
      .ownProfile, .directory(.active), .directory(.newest),
    ])
  func roundTrip(route: Route) throws {
    let text = try #require(links.text(for: route))
    #expect(text.hasPrefix("socialconnect:///"))
    #expect(try links.place(from: text) == route)
  }

  @Test("has the scheme and the host of the app, and is read whatever the host")
  func own() throws {
    let links = DeepLinks.social(scheme: "myapp", host: "example.org")
    #expect(links.text(for: .post(ID("42"))) == "myapp://example.org/post/42")
    #expect(try links.place(from: "MyApp://example.net/post/42") == .post(ID("42")))
    #expect(throws: AppError.invalid(.link, .malformed)) { try links.place(from: "socialconnect:///post/42") }
  }

  private enum Shop: Hashable {
    case shelves
    case book(String)
    case find(String)
    case till
  }

  @Test("leads to the places of any app")
  func others() throws {
    let links = DeepLinks<Shop>(
      scheme: "shop", places: ["shelves": .shelves, "find": .find(""), "till": .till],
      kinds: ["book": .named { .book($0) }, "find": .phrase { .find($0) }],
      shortForm: { $0.hasPrefix("*") ? .book(String($0.dropFirst())) : nil },
      path: { place in
        switch place {
        case .shelves: .init("shelves")
        case .book(let name): .init("book", name)
        case .find(let words): .init("find", words)
        case .till: nil
        }
      })
    #expect(links.text(for: .book("a/b c")) == "shop:///book/a%2Fb%20c")
    for place in [Shop.shelves, .book("a/b c"), .find("x/y"), .find("")] {
      #expect(try links.place(from: try #require(links.text(for: place))) == place)
    }
    #expect(links.text(for: .till) == nil)
    #expect(try links.place(from: "*7") == .book("7"))
    #expect(try links.place(from: "Till") == .till)
    for text in ["book", "book/", "book/a/b", "shelves/1", "till/"] {
      #expect(throws: AppError.invalid(.link, .malformed)) { try links.place(from: text) }
    }
  }

  @Test("is not made for places that mean nothing to others")
  func none() {
    for route in [
      Route.accounts, .followRequests, .blockedPeople, .mutedPeople, .welcome, .signIn,
      .compose(commentOn: nil), .profile(ID("7")),
    ] {
      #expect(links.text(for: route) == nil)
    }
  }
}
