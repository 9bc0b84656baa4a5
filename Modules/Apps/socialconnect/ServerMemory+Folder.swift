import Foundation
import SocialFiles
import SocialMenuShell
import SocialRemoteBackend

extension ServerMemory {
  /// Keeps what is known of each server in a file of a folder.
  init(in folder: PrivateFolder) {
    @Sendable func file(_ address: String) -> PrivateFile { folder.file("\(FileName.encoded(address)).json") }
    self.init(
      facts: { address in
        // What can't be read is asked again.
        guard let bytes = try? file(address).read() else { return ServerFacts() }
        // So is what can't be understood.
        return (try? JSONDecoder().decode(ServerFacts.self, from: Data(bytes))) ?? ServerFacts()
      },
      keep: { facts, address in
        do {
          try folder.create()
          try file(address).replace(with: Array(JSONEncoder().encode(facts)))
        } catch {
          // What can't be kept is asked again at the next start.
        }
      })
  }
}
