public import AppValues

/// From where the network's mails are sent, for the person who runs it: not to be handed to those who only use it.
public protocol MailSending: Sendable {
  func status() async throws(AppError) -> MailStatus
  /// Has mails be sent from this data folder from now on, wherever they were sent from before; or no longer from here.
  ///
  /// Throws `unsupported` where mails are always sent from here; `invalid(.mail, .toolMissing)` where this machine
  /// cannot send any.
  func send(fromHere isOn: Bool) async throws(AppError)
}

/// From where mails are sent, and how many wait.
public struct MailStatus: Hashable, Sendable {
  public enum Sender: Hashable, Sendable {
    /// This machine's program for mails.
    case here
    /// No one: each mail lies in this folder, to be read there.
    case folder(String)
    /// A data folder elsewhere, in words for people.
    case elsewhere(String)
    /// No one: no mail can be asked for.
    case nobody
  }

  public let sender: Sender
  /// How many mails have not been sent yet.
  public let waiting: Int
  /// How many could not be sent as long as they meant something, within the last thirty days.
  public let givenUp: Int

  public init(sender: Sender, waiting: Int, givenUp: Int) {
    self.sender = sender
    self.waiting = waiting
    self.givenUp = givenUp
  }
}
