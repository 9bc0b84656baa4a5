public import Subprocess

extension PlatformOptions {
  /// A session of its own, so that a program that is no longer waited for ends at once, with all that it has started.
  public static var ownSession: PlatformOptions {
    var options = PlatformOptions()
    options.createSession = true
    options.teardownSequence = [
      .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .seconds(1))
    ]
    return options
  }
}
