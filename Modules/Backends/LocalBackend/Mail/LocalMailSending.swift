import AppValues
import SocialBackend
import SocialDatabase
import SocialLocalStore
import SocialMail

/// Shows and changes where the database's email is sent from.
struct LocalMailSending: MailSending {
  let sender: MailSender
  let work: DueWork
  let clock: WallClock

  func status() async throws(AppError) -> MailStatus {
    let (location, begin) = (try await origin(), clock.now().milliseconds - WorkPauses.memory)
    return try await sender.database.read { connection throws(AppError) in
      let givenUp: SQL = """
        kind = \(WorkKind.mail.rawValue) AND state = \(WorkState.givenUp.rawValue) AND due_at > \(begin)
        """
      let counts = try connection.first(
        """
        SELECT (SELECT COUNT(*) FROM mail WHERE recipient <> ''),
          (SELECT COUNT(*) FROM due_work WHERE \(givenUp))
        """
      ) { row throws(AppError) in (waiting: row.int(0), givenUp: row.int(1)) }
      return MailStatus(sender: location, waiting: counts?.waiting ?? 0, givenUp: counts?.givenUp ?? 0)
    }
  }

  func origin() async throws(AppError) -> MailStatus.Sender {
    if try await sender.isHere() { return sender.mailer.folder.map(MailStatus.Sender.folder) ?? .here }
    let location = try await sender.database.read { connection throws(AppError) in
      try connection.value(of: .mailSenderLocation)
    }
    return location.map(MailStatus.Sender.elsewhere) ?? .nobody
  }

  func send(fromHere isOn: Bool) async throws(AppError) {
    let key = try sender.key.orUnsupported()
    if isOn {
      if !sender.mailer.hasProgram { throw .invalid(.mail, .toolMissing(package: Mailer.package)) }
      let (hash, location, now) = (try key.make(), key.location, clock.now())
      try await sender.database.write { connection throws(AppError) in
        try connection.set(.mailSender, to: hash)
        try connection.set(.mailSenderLocation, to: location)
        // Mails may have waited for this.
        try connection.announceWork(0, now)
      }
      await work.start(.mail)
    } else if let hash = try key.hash() {
      try await sender.database.write { connection throws(AppError) in
        guard try connection.value(of: .mailSender) == hash else { return }
        for setting in [Setting.mailSender, .mailSenderLocation] { try connection.unset(setting) }
      }
    }
  }
}
