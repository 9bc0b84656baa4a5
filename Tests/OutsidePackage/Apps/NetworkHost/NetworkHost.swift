import AppValues
import Authentication
import Entities
import Logging
import Post
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialLocalBackend
import Timeline

@main
struct NetworkHost {
  static func main() async throws {
    // In memory; a path keeps it in a file, and `PostgreSQLDatabase` on a server.
    let database = try await SQLiteDatabase.open(
      path: nil, migrations: LocalBackend.migrations, log: Logger(label: "garden"))
    let network = LocalBackend(database: database, passwords: PasswordHasher())
    await network.begin(until: .now)

    guard let accounts = network.repositories(for: .anonymous).authentication.signUps else { return }
    let session = try await accounts.signUp(
      Registration(
        email: "mia@example.com", password: "tomatoes are ripe", handle: "mia", name: "Mia", birthday: nil,
        language: "en"),
      from: SignInOrigin(device: "this one"))

    let mia = Viewer.signedIn(session)
    let own = network.repositories(for: mia)
    guard let writing = own.postWriting else { return }
    let desk = WritingInteractor(writing: writing, posts: own.post, viewer: mia, language: "en")
    _ = try await desk.publish(PostForm(PostContent("Ripe! 🍅")))

    let everyone = network.repositories(for: .anonymous).timeline
    for item in try await everyone.page(of: .everyone, PageRequest()).items {
      print("\(item.post.author.name): \(item.post.content.text)")
    }
    await network.end(nil)
    await database.close()
  }
}
