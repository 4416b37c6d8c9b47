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
