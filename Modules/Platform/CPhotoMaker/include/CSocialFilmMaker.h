#pragma once

// Runs ffmpeg or ffprobe on one file in a process of its own, which is this program started once more under another name.
// Before `main`, such a process gives up all that it doesn't need, for itself and for what it then becomes: it can read what
// programs are made of, the one file, and write the one file that is made of it. There is no network, no other file and no
// other process in its reach, whatever the file says that it plays.
//
// Its arguments are the name, the file to read, the file to write, which exists, or an empty text, and the program with all
// of its arguments.

// The name that begins such a process, in place of a program's path.
#define film_maker_name "socialconnect-film-maker"

// What such a process ends with when it doesn't become the program.
typedef enum : int {
  film_maker_unconfined = 105,
  film_maker_no_program = 106,
} film_maker_status;

// Whether this system can keep such a process from other files, which takes Landlock.
int film_maker_is_confined(void);
