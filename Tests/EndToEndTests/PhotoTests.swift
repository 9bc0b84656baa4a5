import Foundation
import SocialTestSupport
import Testing

/// Photos from a file on the disk to a post that others read, and away again.
@Suite struct PhotoTests {
  @Test func aPhotoIsPostedReadAndDeleted() async throws {
    let town = try await Town()
    let file = try await town.photo("a=b.jpg")
    let post = try await town.json(
      "post", "Look", "--photo", "\(file)=A lake = blue", "--photo", file)
    let photos = post["photos"].elements
    #expect(photos.map(\.["alt"].text) == ["A lake = blue", ""])
    #expect(photos[0]["width"].number == 800 && photos[0]["height"].number == 600)
    #expect(photos[0]["url"].isNull && photos[0]["blurhash"].text?.count == 28)
    let paths = try photos.flatMap { [try #require($0["path"].text), try #require($0["thumbnail"].text)] }
    #expect(Set(paths) == Set(try town.media()))
    let id = try #require(post["id"].text)
    let shown = try await town.run("show", id, "--as", "ken", "--lang", "ja")
    #expect(
      Transcript.timeless(shown.stdout) == """
        Mia Tanaka @mia · たった今
        Look
        [写真: A lake = blue]
        [説明のない写真]
        写真1: \(paths[0])
        写真2: \(paths[2])
        post/\(id)


        """)
    // The file that was handed over stays as it was.
    #expect(FileManager.default.fileExists(atPath: file))
    try await town.expectSound()
    #expect(try await town.run("delete", id).exitCode == 0)
    #expect(try town.media() == [])
    try await town.expectSound()
  }

  @Test func aPhotoNeedsNoWords() async throws {
    let town = try await Town()
    let post = try await town.json("post", "--photo", try await town.photo("lake.jpg"))
    #expect(post["text"].text == "" && post["photos"].elements.count == 1)
  }

  @Test func whatIsNoPhotoIsSaidAndNothingIsPosted() async throws {
    let town = try await Town()
    let file = try await town.photo("lake.jpg")
    let folder = town.sandbox.folder
    try Data("Dear diary\n".utf8).write(to: folder.appending(path: "diary.jpg"))
    try Data(try Data(contentsOf: URL(filePath: file)).prefix(4000)).write(
      to: folder.appending(path: "cut.jpg"))
    let cases = [
      (
        ["nowhere.jpg"], "Photo not found. Check the path.",
        "ファイルが見つかりません。写真のパスを確認してください。"
      ),
      (
        ["diary.jpg"],
        "This file type isn't supported. Use JPEG, PNG, WebP or GIF; most HEIC files work too.",
        "この形式のファイルには対応していません。JPEG、PNG、WebP、GIF、HEIC（環境による）を使ってください。"
      ),
      (
        ["cut.jpg"],
        "This photo is damaged or incomplete. Save it again in another app, or choose another.",
        "写真が破損しているか、途中で切れています。別のアプリで保存し直すか、ほかの写真を選んでください。"
      ),
      (
        [String](repeating: "lake.jpg", count: 5),
        "A post can have up to 4 photos. None of these were added.",
        "1件の投稿に追加できる写真は4枚までです。選んだ写真は追加していません。"
      ),
    ]
    for (photos, english, japanese) in cases {
      let arguments = ["post", "hi", "--data", town.data.path] + photos.flatMap { ["--photo", $0] }
      let outcome = try await town.sandbox.run(arguments)
      #expect(outcome == Outcome(stdout: "", stderr: english + "\n", exitCode: 1))
      #expect(try await town.sandbox.run(arguments + ["--lang", "ja"]).stderr == japanese + "\n")
    }
    #expect(try await town.texts() == [] && town.media() == [])
    let libraries = folder.appending(path: "libraries")
    try FileManager.default.createDirectory(at: libraries, withIntermediateDirectories: true)
    try Data("no library".utf8).write(to: libraries.appending(path: "libvips.so.42"))
    let without = try await town.run(
      "post", "hi", "--photo", file, environment: ["LD_LIBRARY_PATH": libraries.path])
    #expect(
      without.stderr
        == "Photos need a library that isn't installed. Install the package libvips42, then try again.\n")
    #expect(try await town.texts() == [])
    try await town.expectSound()
  }

  /// The limit of a file's size meets the photo, and not the tables, which are smaller.
  @Test func aFileThatMayNotGrowIsAFullDiskForAPhotoToo() async throws {
    let town = try await Town()
    let file = try await town.photo("noise.jpg", sigma: 90, width: 1600)
    let outcome = try await town.run(
      "post", "hi", "--photo", file, through: ["prlimit", "--fsize=900000"])
    #expect(
      outcome
        == Outcome(
          stdout: "", stderr: "The disk is full. Nothing was changed; free some space and try again.\n",
          exitCode: 1))
    #expect(try await town.texts() == [] && town.media() == [])
    try await town.expectSound()
    #expect(try await town.run("post", "hi", "--photo", file).exitCode == 0)
  }

  @Test(
    .enabled("It needs the right to mount file systems.") {
      try await SocialTestSupport.Program.run(["unshare", "--mount", "true"]).status == 0
    })
  func aDiskThatFillsWhileAPhotoIsStoredLosesNothing() async throws {
    let town = try await Town()
    try await town.post("Before")
    let file = try await town.photo("noise.jpg", sigma: 90)
    let script = """
      disk=$(dirname "$0")/disk && mkdir "$disk" && mount -t tmpfs -o size=3m,mode=700 tmpfs "$disk" &&
      cp -r "$0/." "$disk" && data=$disk
      head -c 1000000 /dev/zero > "$disk/room"; dd if=/dev/zero of="$disk/fill" bs=4k status=none 2>/dev/null
      head -c 700000 /dev/zero > "$disk/room"
      "$@" post Full --photo "$photo" --data "$data"; echo "post $?"
      find "$data/media" -type f | wc -l
      "$@" check --data "$data"; echo "check $?"
      rm "$disk/fill"
      "$@" post Room --photo "$photo" --data "$data" >/dev/null; echo "post $?"
      "$@" check --data "$data"; echo "check $?"
      """
    let program = try town.sandbox.start(
      [], environment: ["photo": file], through: ["unshare", "--mount", "bash", "-c", script, town.data.path])
    let outcome = try await program.finish()
    #expect(outcome.stdout == "post 1\n0\ncheck 0\npost 0\ncheck 0\n")
    #expect(outcome.stderr.hasPrefix("The disk is full. Nothing was changed;"))
  }

  @Test(
    .enabled("It reads the database with Python.") {
      try await SocialTestSupport.Program.run(["python3", "-c", "import sqlite3"]).status == 0
    })
  func killedInTheMiddleOfAHundredPhotosNothingIsHalfThere() async throws {
    let town = try await Town()
    let file = try await town.photo("lake.jpg")
    let loop =
      "for i in $(seq 100); do echo \"sent $i\"; \"$@\" post \"Note $i\" --photo \"$photo\" || exit 1; done"
    for _ in Effort.rounds(3, full: 60) {
      let copy = try await Town(copyOf: town)
      let writing = try copy.sandbox.start(
        ["--data", copy.data.path], environment: ["photo": file], through: ["bash", "-c", loop, "bash"])
      try await writing.waitFor("sent \(Int.random(in: 1...3))\n")
      try await Task.sleep(for: .milliseconds(Int.random(in: 0...1500)))
      kill(-writing.processID, SIGKILL)
      _ = try await writing.finish()
      try await copy.expectSound()
      // What was under way is given up after an hour; here that hour has passed.
      try await copy.sql("UPDATE media_removal SET due_at = 1")
      try await copy.sql("UPDATE due_work SET due_at = 1")
      try await copy.expectSound()
      let rows = try await copy.sql("SELECT file FROM photo UNION ALL SELECT thumbnail FROM photo")
      let files = try copy.media().map { $0.split(separator: "/").suffix(2).joined(separator: "/") }
      #expect(files.sorted() == rows.sorted())
      #expect(try await copy.sql("SELECT file FROM media_removal") == [])
      #expect(try await copy.run("post", "After", "--photo", file).exitCode == 0)
    }
  }

  @Test func inTheShellAPhotoIsAddedDescribedAndPublished() async throws {
    let town = try await Town()
    let file = try await town.photo("two words.jpg")
    let escaped = file.replacing(" ", with: "\\ ")
    let outcome = try await town.run(
      input: "g new\n.\nphotos\n\(escaped).gone\n\(escaped)\nA lake\n1\nA calm lake\nb\ny\n1\nq\n")
    #expect(outcome.exitCode == 0)
    #expect(outcome.stdout.contains("! Write something or add a photo first.\n"))
    #expect(outcome.stdout.contains("! Photo not found. Check the path.\n"))
    #expect(outcome.stdout.contains("Photo, 800 × 600 pixels.\n"))
    let page = outcome.stdout.components(separatedBy: "Post by Mia Tanaka\n").last ?? ""
    #expect(try !town.media().isEmpty)
    // Over a pipe no one sees a picture: nothing is drawn, and the path of its file stays where it belongs.
    #expect(page.contains("[Photo: A calm lake]\n") && !page.contains("\u{1B}"))
    #expect(!page.contains(town.data.path))
    #expect(try town.drafts() == [])
    try await town.expectSound()
  }
}

extension Town {
  /// Makes a photo that is a third wider than high; answers its path.
  ///
  /// - Parameters:
  ///   - sigma: How noisy it is: noise makes a large file.
  ///   - width: In pixels.
  fileprivate func photo(_ name: String, sigma: Int = 5, width: Int = 800) async throws -> String {
    let (noise, path) = (
      sandbox.folder.appending(path: "noise.v").path, sandbox.folder.appending(path: name).path
    )
    try await SocialTestSupport.Program.expect(
      ["vips", "gaussnoise", noise, "\(width)", "\(width * 3 / 4)", "--mean", "128", "--sigma", "\(sigma)"])
    try await SocialTestSupport.Program.expect(["vips", "jpegsave", noise, path, "--Q", "98"])
    return path
  }

  /// The paths of all files among the photos.
  func media() throws -> [String] {
    let folder = data.appending(path: "media").path
    guard let found = FileManager.default.enumerator(atPath: folder) else { return [] }
    let endings = [".jpg", ".png", ".mp4", ".given", ".tmp"]
    return found.compactMap { $0 as? String }.filter { name in endings.contains { name.hasSuffix($0) } }
      .map { "\(folder)/\($0)" }.sorted()
  }

  /// Runs a statement on the database; answers the first column of each row.
  @discardableResult
  func sql(_ statement: String) async throws -> [String] {
    let script =
      "import sqlite3, sys; c = sqlite3.connect(sys.argv[1])\n"
      + "for r in c.execute(sys.argv[2]).fetchall(): print(r[0])\nc.commit()"
    let database = data.appending(path: "socialconnect.sqlite").path
    return try await SocialTestSupport.Program.expect(["python3", "-c", script, database, statement])
      .split(separator: "\n").map(String.init)
  }
}
