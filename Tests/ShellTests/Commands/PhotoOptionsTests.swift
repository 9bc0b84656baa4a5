import AppValues
import Post
import Testing

@testable import SocialShell

@Suite("The argument of --photo")
struct PhotoOptionsTests {
  @Test(
    "is a file and what it shows, however many = there are",
    arguments: [
      ("a.jpg", [], "a.jpg", ""), ("a.jpg=A lake", [], "a.jpg", "A lake"),
      ("a.jpg=2+2=4", ["a.jpg"], "a.jpg", "2+2=4"), ("a=b.jpg", ["a=b.jpg"], "a=b.jpg", ""),
      ("a=b.jpg=A = B", ["a=b.jpg"], "a=b.jpg", "A = B"), ("a=b.jpg", ["a", "a=b.jpg"], "a=b.jpg", ""),
      ("a=b=c", ["a"], "a", "b=c"), ("a.jpg=", ["a.jpg"], "a.jpg", ""), ("=x", [], "", "x"),
    ])
  func photo(argument: String, files: [String], file: String, alt: String) {
    #expect(
      PhotoOptions.photo(argument, exists: files.contains) == NewPhoto(file: LocalFile(path: file), alt: alt))
  }
}
