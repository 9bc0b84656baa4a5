#pragma once

// What Swift cannot call or express itself: libedit's variadic functions, and a signal handler.

#include <errno.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

// Declared by the system only for programs that ask for X/Open.
extern int wcwidth(wchar_t);

typedef int (*line_editor_read)(EditLine *, wchar_t *);
typedef char *(*line_editor_prompt)(EditLine *);
typedef unsigned char (*line_editor_command)(EditLine *, int);

// The signals that end or change an interactive session become bytes in a pipe, where the one thread that
// owns the terminal reads them.
static int line_editor_signal_pipe = -1;

static void line_editor_on_signal(int signal) {
  int saved = errno;
  unsigned char byte = (unsigned char)signal;
  ssize_t written = write(line_editor_signal_pipe, &byte, 1);
  (void)written;
  errno = saved;
}

static inline void line_editor_watch_signals(int pipe, const int *signals, int count) {
  line_editor_signal_pipe = pipe;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = line_editor_on_signal;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < count; index++) sigaction(signals[index], &action, NULL);
}

// A UTF-8 locale is assumed when the environment names none.
static inline void line_editor_set_locale(void) {
  const char *name = setlocale(LC_ALL, "");
  if (name == NULL || strcmp(nl_langinfo(CODESET), "UTF-8") != 0) setlocale(LC_CTYPE, "C.UTF-8");
}

static inline EditLine *line_editor_make(
    FILE *in, FILE *out, void *context, line_editor_read read, line_editor_prompt prompt,
    line_editor_command complete, line_editor_command up, line_editor_command down,
    line_editor_command end) {
  EditLine *editor = el_init("socialconnect", in, out, out);
  if (editor == NULL) return NULL;
  el_set(editor, EL_CLIENTDATA, context);
  el_set(editor, EL_EDITOR, "emacs");
  el_set(editor, EL_SIGNAL, 0);
  el_set(editor, EL_PROMPT, prompt);
  el_wset(editor, EL_GETCFN, read);
  el_set(editor, EL_ADDFN, "complete-word", "Complete the word before the cursor", complete);
  el_set(editor, EL_BIND, "^I", "complete-word", NULL);
  el_set(editor, EL_ADDFN, "line-above", "Go to the line above", up);
  el_set(editor, EL_ADDFN, "line-below", "Go to the line below", down);
  el_set(editor, EL_ADDFN, "end-text", "End the text behind this line", end);
  el_set(editor, EL_BIND, "\\e[3~", "ed-delete-next-char", NULL);
  // Between lines nothing that is typed is shown.
  el_set(editor, EL_SETTY, "-x", "-echo", NULL);
  return editor;
}

// Whether the keys that go up, down and out lead to other lines of a text, or through the history.
static inline void line_editor_lead_to_others(EditLine *editor, int leads) {
  const char *up[] = {"\\e[A", "\\eOA", "^P"};
  const char *down[] = {"\\e[B", "\\eOB", "^N"};
  for (int key = 0; key < 3; key++) {
    el_set(editor, EL_BIND, up[key], leads ? "line-above" : "ed-prev-history", NULL);
    el_set(editor, EL_BIND, down[key], leads ? "line-below" : "ed-next-history", NULL);
  }
  el_set(editor, EL_BIND, "^D", leads ? "end-text" : "em-delete-or-list", NULL);
}

static inline void *line_editor_context(EditLine *editor) {
  void *context = NULL;
  el_get(editor, EL_CLIENTDATA, &context);
  return context;
}

static inline void line_editor_refresh(EditLine *editor) { el_set(editor, EL_REFRESH); }

// Raw mode on or off, before a line and while the program is stopped.
static inline void line_editor_set_raw(EditLine *editor, int raw) {
  el_set(editor, EL_PREP_TERM, raw);
}

static inline HistoryW *line_editor_history(int size) {
  HistoryW *history = history_winit();
  if (history == NULL) return NULL;
  HistEventW event;
  history_w(history, &event, H_SETSIZE, size);
  history_w(history, &event, H_SETUNIQUE, 1);
  return history;
}

// Takes earlier lines from this history.
static inline void line_editor_use_history(EditLine *editor, HistoryW *history) {
  el_wset(editor, EL_HIST, history_w, history);
}

static inline void line_editor_remember(HistoryW *history, const wchar_t *line) {
  HistEventW event;
  history_w(history, &event, H_ENTER, line);
}

static inline int line_editor_columns(int descriptor) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_col;
}

static inline int line_editor_rows(int descriptor) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_row;
}

static inline int line_editor_width_of(unsigned int scalar) { return wcwidth((wchar_t)scalar); }
