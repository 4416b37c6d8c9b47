// Stand-ins for the plug-ins that electron-builder brings for NSIS, as far as its scripts call them for an installation by
// the user. One library; it is found as each of them by its name.
#include <windows.h>
#include <shellapi.h>

typedef struct stack {
  struct stack *next;
  WCHAR text[1];
} stack;

static int size;
static stack **top;

static void pop(WCHAR *into) {
  stack *one = *top;
  into[0] = 0;
  if (!one) return;
  lstrcpynW(into, one->text, size);
  *top = one->next;
  GlobalFree(one);
}

static void push(const WCHAR *text) {
  stack *one = GlobalAlloc(GPTR, sizeof(stack) + size * sizeof(WCHAR));
  lstrcpynW(one->text, text, size);
  one->next = *top;
  *top = one;
}

#define PLUGIN(name)                                                                                          \
  static void name##_(WCHAR *text);                                                                           \
  __declspec(dllexport) void name(HWND window, int length, WCHAR *variables, stack **stacktop, void *extra) { \
    (void)window, (void)variables, (void)extra;                                                               \
    size = length, top = stacktop;                                                                            \
    WCHAR *text = GlobalAlloc(GPTR, (2 * size + 2) * sizeof(WCHAR));                                          \
    name##_(text);                                                                                            \
    GlobalFree(text);                                                                                         \
  }                                                                                                           \
  static void name##_(WCHAR *text)

/** Whether one of the words of the command line is `--` and this name. */
static int given(const WCHAR *name) {
  int count = 0, found = 0;
  WCHAR **words = CommandLineToArgvW(GetCommandLineW(), &count);
  for (int i = 1; i < count; i++)
    if (words[i][0] == '-' && words[i][1] == '-' && !lstrcmpiW(words[i] + 2, name)) found = 1;
  LocalFree(words);
  return found;
}

// StdUtils

PLUGIN(TestParameter) {
  pop(text);
  push(given(text) ? L"true" : L"false");
}

PLUGIN(GetParameter) {
  pop(text);
  WCHAR *otherwise = text + size;
  pop(otherwise);
  push(text);
}

PLUGIN(GetAllParameters) {
  pop(text);
  const WCHAR *line = GetCommandLineW();
  if (*line == '"') {
    for (line++; *line && *line != '"'; line++);
    if (*line) line++;
  } else
    while (*line && *line != ' ') line++;
  while (*line == ' ') line++;
  push(line);
}

PLUGIN(GetParentPath) {
  pop(text);
  int end = lstrlenW(text);
  while (end > 0 && text[end] != '\\') end--;
  text[end] = 0;
  push(text);
}

PLUGIN(ExecShellAsUser) {
  for (int i = 0; i < 3; i++) pop(text);
  push(L"ok");
}

// UAC: the user is no administrator, and is not asked to become one.

PLUGIN(_) {
  pop(text);
  push(L"0");
}

// WinShell

PLUGIN(SetLnkAUMI) {
  pop(text);
  pop(text);
}

PLUGIN(UninstShortcut) { pop(text); }

PLUGIN(UninstAppUserModelId) { pop(text); }

// Nsis7z: has this computer's own 7z, whose path is in TARBART_7Z, unpack the archive to where NSIS stands.

typedef char *(CDECL *unix_name)(const WCHAR *path);

PLUGIN(Extract) {
  pop(text);
  WCHAR here[MAX_PATH], done[MAX_PATH + 8], *command = text + size;
  char program[MAX_PATH], line[4 * MAX_PATH];
  GetCurrentDirectoryW(MAX_PATH, here);
  wsprintfW(done, L"%s.done", here);
  GetEnvironmentVariableA("TARBART_7Z", program, MAX_PATH);
  unix_name name = (unix_name)(void *)GetProcAddress(GetModuleHandleW(L"kernel32.dll"), "wine_get_unix_file_name");
  char *folder = name(here), *archive = name(text);
  wsprintfA(line, "/bin/sh -c \"'%s' x -y -o'%s' '%s' >/dev/null && : >'%s.done'\"", program, folder, archive, folder);
  MultiByteToWideChar(CP_UTF8, 0, line, -1, command, size);
  STARTUPINFOW how = {sizeof how};
  PROCESS_INFORMATION process;
  // Of a program that is not for Windows no end can be waited for, but for what it leaves.
  if (CreateProcessW(L"Z:\\bin\\sh", command, 0, 0, 0, 0, 0, 0, &how, &process))
    for (int i = 0; i < 600 && GetFileAttributesW(done) == INVALID_FILE_ATTRIBUTES; i++) Sleep(100);
  DeleteFileW(done);
}
