import Foundation
import Logging
import NIOSSL
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("The certificate of a server")
struct CertificateTests {
  private let folder: TemporaryFolder
  private let files: ServerOptions.TLS
  private var log: Logger {
    var log = Logger(label: "tests")
    log.logLevel = .critical
    return log
  }

  init() throws {
    folder = try TemporaryFolder()
    files = try TestCertificate.first.write(to: folder)
  }

  @Test("Connections get the one that is in the files")
  func renewed() throws {
    let store = try CertificateStore(files, log: log)
    let first = store.chain
    store.reload()
    #expect(store.chain == first)
    try TestCertificate.second.write(to: folder)
    #expect(store.chain == first)
    store.reload()
    #expect(store.chain != first)
    #expect(store.chain == (try CertificateStore(files, log: log).chain))
  }

  @Test("One that can't be used changes nothing, and is looked at again once it changes")
  func broken() throws {
    let store = try CertificateStore(files, log: log)
    let first = store.chain
    try Data(TestCertificate.second.certificate.utf8).write(to: URL(filePath: files.certificate))
    store.reload()
    #expect(store.chain == first)
    try FileManager.default.removeItem(atPath: files.key)
    store.reload()
    #expect(store.chain == first)
    try TestCertificate.second.write(to: folder)
    store.reload()
    #expect(store.chain != first)
  }

  @Test("What is wrong with the files is said")
  func faults() throws {
    try Data(TestCertificate.second.key.utf8).write(to: URL(filePath: files.key))
    #expect(throws: CertificateFault(kind: .mismatched, isOfKey: true)) { try Certificate(files) }
    try Data("nothing".utf8).write(to: URL(filePath: files.key))
    #expect(throws: CertificateFault(kind: .malformed, isOfKey: true)) { try Certificate(files) }
    try Data("nothing".utf8).write(to: URL(filePath: files.certificate))
    #expect(throws: CertificateFault(kind: .malformed, isOfKey: false)) { try Certificate(files) }
    try FileManager.default.removeItem(atPath: files.certificate)
    #expect(throws: CertificateFault(kind: .noFile, isOfKey: false)) { try Certificate(files) }
    let isFolder = ServerOptions.TLS(certificate: folder.path(""), key: files.key)
    #expect(throws: CertificateFault(kind: .unreadable, isOfKey: false)) { try Certificate(isFolder) }
  }
}
