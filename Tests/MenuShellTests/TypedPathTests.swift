import Testing

@testable import SocialMenuShell

@Suite("The path of a file")
struct TypedPathTests {
  @Test(
    "is read as it was typed or dropped",
    arguments: [
      ("/tmp/a.jpg", "/tmp/a.jpg"), ("  a.jpg\n", "a.jpg"), ("~/a.jpg", "/home/mia/a.jpg"),
      ("~", "/home/mia"),
      ("~mia/a.jpg", "~mia/a.jpg"), ("'/tmp/a b.jpg' ", "/tmp/a b.jpg"), ("\"~/a.jpg\"", "/home/mia/a.jpg"),
      ("/tmp/a\\ b\\(1\\).jpg", "/tmp/a b(1).jpg"), ("'/tmp/a\\b.jpg'", "/tmp/a\\b.jpg"),
      ("file:///tmp/a%20%E6%B9%96.jpg", "/tmp/a 湖.jpg"), ("/tmp/a\\", "/tmp/a\\"), ("", ""), ("'", "'"),
    ])
  func path(text: String, path: String) {
    #expect(TypedPath.path(text, home: "/home/mia") == path)
  }
}
