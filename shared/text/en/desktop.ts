/** What only the desktop window says: the rest of its menus, and its questions when something has failed. */
export const desktop = {
  about: 'About Tarbart',
  releases: 'Releases on the web',
  log: 'Show log folder',
  software: 'Draw without the graphics card',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  actualSize: 'Actual size',
  window: 'Window',
  minimize: 'Minimise',
  zoom: 'Zoom',
  close: 'Close window',
  services: 'Services',
  hide: 'Hide Tarbart',
  hideOthers: 'Hide others',
  showAll: 'Show all',
  quit: 'Quit Tarbart',

  /** The page ends again and again. */
  gone: 'The page has stopped several times',
  goneAbout: 'Every move is stored. Try again, or quit and start Tarbart anew. The log says what happened.',
  again: 'Try again',
  leave: 'Quit',
  /** The page does not answer. */
  hangs: 'The table does not answer',
  hangsAbout: 'Wait a little, or load it again: every move is stored, and the table comes back as it was.',
  wait: 'Wait',
  reload: 'Load again',
  /** The graphics card, or its driver, has failed. */
  graphics: 'The graphics card has failed',
  graphicsAbout:
    'Tarbart can start again and draw without it: slower, but safe. The Help menu takes that back. Nothing is lost.',
  without: 'Start again without it',
  goOn: 'Go on as it is',
  softwareNext: 'This acts from the next start on.',
  restartNow: 'Start again now',
  later: 'Later',
  /** The program itself has failed. */
  stopped: 'Tarbart has to stop',
  stoppedAbout:
    'Something went wrong that cannot be mended while it runs. Every move is stored. The log says what happened.',
};

export type Desktop = typeof desktop;
