/** The frame around every screen, and what is said when a call fails. */
export const app = {
  name: 'Tarbart',
  back: 'Back',
  statistics: 'Statistics',
  settings: 'Settings',
  /** What went wrong, by the code of the refusal. */
  problems: {
    unknownCall: 'The window and the program behind it are of different versions. Load the page again.',
    badInput: 'The program did not understand what the window asked for. Nothing has been changed.',
    stale: 'This game was played on in another window. Here it is as it stands there.',
    otherGame:
      'Another game was laid on the table in another window. Here it is; one you had begun is among the saved games.',
    notInPlay: 'That game is not in play any more. Here is what lies on the table now.',
    illegalMove: 'That move is not possible in the stored game. Here it is as it stands.',
    unknownAttempt: 'This game is no longer stored. Lay a new deal to go on.',
    ended: 'This game has ended already. Here it is as it stands.',
    otherPlayer: 'Another player sits at the table now. This window shows their games; nothing has been changed.',
    unknownPlayer: 'This player is no longer here.',
    lastPlayer: 'One player has to stay.',
    name: 'This name cannot be used.',
    transfer: 'This file cannot be used.',
    unknownRules: 'This version of the program does not know the rules of that game.',
    database: 'The move could not be stored, so it was not made. Check that the disk has room and can be written to.',
    badBackup: 'This backup cannot be used: it is damaged, gone, or of a later version. Nothing has been changed.',
    unreachable: 'Tarbart does not answer. Nothing is lost.',
    otherRun: 'Tarbart was started anew, and does not hear this window any more. Nothing has been changed.',
    noKey: 'This address does not open your games. Nothing has been changed.',
    fault: 'Something went wrong, and the move was not made. Nothing is lost.',
  },
  /** Instead of the table when the program cannot be reached at the start. */
  cannotStart: 'The games cannot be opened',
  tryAgain: 'Try again',
};

export type App = typeof app;
