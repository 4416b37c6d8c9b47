; What Tarbart's installer and uninstaller do besides electron-builder's, which include this.

; For the player alone, without asking; who wants it for everybody can have it by /allusers.
!macro customInstallMode
  ${if} $installMode != "all"
    StrCpy $isForceCurrentInstall "1"
  ${endIf}
!macroend

; Uninstalling takes the whole folder away. So it may not be one that holds anything else, and never that of the games.
!define MUI_DIRECTORYPAGE_TEXT_TOP "$(tarbartFolder)"
!macro customHeader
  LangString tarbartFolder 1033 "Setup will install Tarbart in the folder below, which has to be new or empty and is removed with everything in it when Tarbart is uninstalled."
  LangString tarbartFolder 3082 "Tarbart se instalará en la siguiente carpeta. Tiene que ser nueva o estar vacía, y se eliminará con todo su contenido al desinstalar Tarbart."
  LangString tarbartFolder 1049 "Tarbart будет установлен в указанную папку. Она должна быть новой или пустой: при удалении Tarbart она удаляется со всем содержимым."

  LangString tarbartArm 1033 "This is Tarbart for computers with an ARM processor. This one needs the x64 version."
  LangString tarbartArm 3082 "Esta es la versión de Tarbart para procesadores ARM. Este equipo necesita la versión x64."
  LangString tarbartArm 1049 "Это версия Tarbart для процессоров ARM. Для этого компьютера нужна версия x64."

  !ifndef BUILD_UNINSTALLER
    ; In $R9: whether the folder of $R8 may be taken. One that Tarbart is in already may, even if only half of it.
    Function tarbartMayTake
      StrCpy $R9 "1"
      ${if} $R8 == "$APPDATA\${APP_FILENAME}"
        StrCpy $R9 "0"
      ${elseIf} $R8 != "$LOCALAPPDATA\Programs\${APP_FILENAME}"
      ${andIfNot} ${FileExists} "$R8\${APP_EXECUTABLE_FILENAME}"
        ${DirState} "$R8" $R7
        ${if} $R7 == 1
          StrCpy $R9 "0"
        ${endIf}
      ${endIf}
    FunctionEnd

    ; Called whenever the player changes the folder: without a folder that may be taken there is no going on.
    Function .onVerifyInstDir
      StrCpy $R8 $INSTDIR
      ${StrContains} $R7 "${APP_FILENAME}" $INSTDIR
      ${if} $R7 == ""
        ; As electron-builder does when the page is left.
        StrCpy $R8 "$INSTDIR\${APP_FILENAME}"
      ${endIf}
      Call tarbartMayTake
      ${if} $R9 == "0"
        Abort
      ${endIf}
    FunctionEnd
  !endif
!macroend

; The same for a silent run, which has the folder from /D. Elsewhere than on ARM electron-builder's installer for it would
; install nothing and say nothing.
!macro customInit
  !ifdef APP_ARM64
    ${ifNot} ${IsNativeARM64}
      MessageBox MB_OK|MB_ICONSTOP "$(tarbartArm)" /SD IDOK
      SetErrorLevel 2
      Quit
    ${endIf}
  !endif
  StrCpy $R8 $INSTDIR
  Call tarbartMayTake
  ${if} ${Silent}
  ${andIf} $R9 == "0"
    SetErrorLevel 2
    Quit
  ${endIf}
!macroend

; electron-builder keeps a copy of the installer to update from, which nothing here does.
!macro customInstall
  SetShellVarContext current
  Delete "$LOCALAPPDATA\${APP_INSTALLER_STORE_FILE}"
  ${GetParent} "$LOCALAPPDATA\${APP_INSTALLER_STORE_FILE}" $R8
  RMDir "$R8"
  ${if} $installMode == "all"
    SetShellVarContext all
  ${endIf}
!macroend

; Uninstalling keeps the player's games, unless the player says otherwise. An update and a silent run never ask.
!macro customUnInstall
  ${ifNot} ${isUpdated}
    StrCpy $R5 "Also delete all games, statistics and settings of Tarbart? They cannot be brought back."
    ${if} $LANGUAGE == 3082
      StrCpy $R5 "¿Borrar también todas las partidas, estadísticas y ajustes de Tarbart? No se podrán recuperar."
    ${elseIf} $LANGUAGE == 1049
      StrCpy $R5 "Удалить также все партии, статистику и настройки Tarbart? Вернуть их будет невозможно."
    ${endIf}
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$R5" /SD IDNO IDNO tarbartKeepData
      SetShellVarContext current
      RMDir /r "$APPDATA\Tarbart"
      ; What is left to remove was installed for everybody.
      ${if} $installMode == "all"
        SetShellVarContext all
      ${endIf}
    tarbartKeepData:
  ${endIf}
!macroend
