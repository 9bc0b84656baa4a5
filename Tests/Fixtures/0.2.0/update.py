#!/usr/bin/env python3
"""update.py POSTS PROGRAM   measures how PROGRAM brings a network of version 0.2.0 with so many posts up to date, on SQLite

Makes the network of network.sqlite.gz larger by SQL, has PROGRAM open it, and says how long the first and the second command
took, and how much room the database had before, at most and after. One post of ten is direct, and one of ten is a comment."""
import gzip, os, pathlib, shutil, sqlite3, subprocess, sys, tempfile, threading, time

count, program = int(sys.argv[1]), sys.argv[2]
here = pathlib.Path(__file__).parent
folder = pathlib.Path(tempfile.mkdtemp(prefix="socialconnect-update-"))
file = folder / "socialconnect.sqlite"
with gzip.open(here / "network.sqlite.gz") as packed, open(file, "wb") as plain:
    shutil.copyfileobj(packed, plain)
base = sqlite3.connect(file)
people = [row[0] for row in base.execute("SELECT id FROM person WHERE domain = '' AND deleted_at IS NULL ORDER BY id LIMIT 3")]
first = base.execute("SELECT MIN(id) FROM post").fetchone()[0] >> 16
words = "the gate closes at six and tea is at four in the garden behind the old house".split()


def rows():
    for number in range(count):
        at = first - (count - number) * 1000
        direct, comment = number % 10 == 3, number % 10 == 7
        parent = at - 1000 << 16 if comment else None
        text = " ".join(words[(number * 7 + step * 5) % len(words)] for step in range(12)) + f" {number}"
        yield at << 16, people[number % 3], 3 if direct else 0, parent, at, f"old-{number}", text


def post(row):
    number, author, visibility, parent, at, key, text = row
    return (number, author, visibility, parent, at, int(visibility == 3), key, text, parent or number)


base.executemany(
    "INSERT INTO post (id, author_id, visibility, reply_to_id, created_at, mention_count, publish_key, text, conversation_id,"
    " like_count, comment_count, share_count, language, hashtags) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 'en', '')",
    map(post, rows()))
base.execute(
    "INSERT INTO item SELECT id, author_id, id, author_id, NULL, visibility, 0, visibility = 0 AND reply_to_id IS NULL"
    " FROM post WHERE publish_key LIKE 'old-%'")
base.execute(
    "INSERT INTO mention SELECT id, CASE WHEN author_id = ? THEN ? ELSE ? END, 0, author_id FROM post"
    " WHERE publish_key LIKE 'old-%' AND visibility = 3", (people[0], people[1], people[0]))
base.execute("INSERT INTO post_search (rowid, tokens) SELECT id, text FROM post WHERE publish_key LIKE 'old-%'")
base.commit()
base.execute("VACUUM")
base.close()


def room():
    return sum(each.stat().st_size for each in folder.iterdir() if each.is_file() and each.name.startswith("socialconnect"))


def measured():
    most, done = [room()], threading.Event()

    def watch():
        while not done.wait(0.02):
            try:
                most[0] = max(most[0], room())
            except FileNotFoundError:
                pass

    watching = threading.Thread(target=watch)
    watching.start()
    begun = time.monotonic()
    command = [program, "timeline", "public", "--json", "--data", str(folder)]
    outcome = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"HOME": str(folder)})
    took = time.monotonic() - begun
    done.set()
    watching.join()
    if outcome.returncode:
        sys.exit(outcome.stderr)
    return took, most[0]


def size(bytes):
    return f"{bytes / 1e6:.1f} MB"


before = room()
(update, most), (usual, _) = measured(), measured()
print(f"{count:,} posts: {update:.2f} s to update and read, {usual:.2f} s to read; "
      f"{size(before)} before, {size(most)} at most, {size(room())} after")
shutil.rmtree(folder)
