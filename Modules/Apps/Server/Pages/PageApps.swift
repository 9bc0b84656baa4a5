/// Apps for Mastodon that pages name, so that newcomers needn't look for one.
enum PageApps {
  /// Their names and where to get them, by what they run on.
  static func values(_ strings: PageStrings) -> [[String: Any]] {
    let kinds: [(String, KeyValuePairs<String, String>)] = [
      (
        strings.onIPhone,
        [
          "Ice Cubes": "https://github.com/Dimillian/IceCubesApp", "Ivory": "https://tapbots.com/ivory/",
        ]
      ),
      (strings.onAndroid, ["Tusky": "https://tusky.app", "Fedilab": "https://fedilab.app"]),
      (strings.inBrowser, ["Phanpy": "https://phanpy.social", "Elk": "https://elk.zone"]),
      (strings.moreApps, ["joinmastodon.org": "https://joinmastodon.org/apps"]),
    ]
    return kinds.map { kind, apps in
      ["kind": kind, "apps": apps.map { ["name": $0.key, "address": $0.value] }]
    }
  }
}
