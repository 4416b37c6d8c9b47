// Stands in for PowerShell, of which wine has only a name: answers electron-builder's scripts that it may be asked, and that no
// program runs from the folder that is to be installed or removed.
#include <string.h>
#include <windows.h>

int main(void) { return strstr(GetCommandLineA(), "StartsWith") != 0; }
