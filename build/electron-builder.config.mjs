import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const { env } = process;

// GitHub sets what stands for a secret it does not have to nothing; electron-builder would look for a certificate there.
if (env.CSC_LINK === '') delete env.CSC_LINK;

// electron-builder's ${platform} macro is the machine that builds, not the target, and a platform's own `files`
// that holds only exclusions packs the whole repository. So each platform gets one complete list.
const files = (platform, ...more) => [
  'out/{main,page,preload}/**',
  '!**/*.map',
  '!out/main/host.js',
  'package.json',
  'LICENSE',
  `!node_modules/better-sqlite3/prebuilds/!(${platform}-\${arch}).node`,
  '!node_modules/better-sqlite3/{src,deps,build,binding.gyp,README.md}',
  '!node_modules/node-addon-api',
  ...more,
];

/** The entries of the desktop file that is also in the packages, so that there is one. */
const desktopEntry = Object.fromEntries(
  readFileSync(fileURLToPath(new URL('./packaging/linux/tarbart.desktop', import.meta.url)), 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => line.split(/=(.*)/s).slice(0, 2))
    .filter(([key]) => key !== 'Exec'),
);

/** What Electron's program is linked with or opens, by the names it has in Debian and Ubuntu. */
const DEB = [
  // With a version, lest Ubuntu takes another package that only stands in for it.
  'libasound2 (>= 1.0.17)',
  'libatk-bridge2.0-0',
  'libatk1.0-0',
  'libatspi2.0-0',
  'libcairo2',
  'libcups2',
  'libdbus-1-3',
  'libexpat1',
  'libgbm1',
  'libglib2.0-0',
  'libgtk-3-0',
  'libnspr4',
  'libnss3',
  'libpango-1.0-0',
  'libudev1',
  'libx11-6',
  'libxcb1',
  'libxcomposite1',
  'libxdamage1',
  'libxext6',
  'libxfixes3',
  'libxkbcommon0',
  'libxrandr2',
  'xdg-utils',
];
/** The same by the names of the files, which are one for all systems with rpm: their packages have many. */
const RPM = [
  ...[
    'libX11.so.6',
    'libXcomposite.so.1',
    'libXdamage.so.1',
    'libXext.so.6',
    'libXfixes.so.3',
    'libXrandr.so.2',
    'libasound.so.2',
    'libatk-1.0.so.0',
    'libatk-bridge-2.0.so.0',
    'libatspi.so.0',
    'libcairo.so.2',
    'libcups.so.2',
    'libdbus-1.so.3',
    'libexpat.so.1',
    'libgbm.so.1',
    'libgio-2.0.so.0',
    'libgtk-3.so.0',
    'libnspr4.so',
    'libnss3.so',
    'libpango-1.0.so.0',
    'libudev.so.1',
    'libxcb.so.1',
    'libxkbcommon.so.0',
  ].map((file) => `${file}()(64bit)`),
  'xdg-utils',
];

const METAINFO = 'build/packaging/linux/org.tarbart.app.metainfo.xml';
const fpm = [`${METAINFO}=/usr/share/metainfo/org.tarbart.app.metainfo.xml`];
/** electron-builder's own takes the link of the version that an rpm has just been brought up to. */
const afterRemove = 'build/packaging/linux/after-remove';
/** What fpm leaves undone for an rpm: its folders go with it, and it claims no mark that all programs by Electron have. */
const fpmRpm = ['--directories', '/opt/Tarbart', '--rpm-rpmbuild-define', '_build_id_links none'];
const everywhere = (...targets) => targets.map((target) => ({ target, arch: ['x64', 'arm64'] }));

/** What Electron's program for macOS gives a reason for using. */
const USES = ['AudioCapture', 'BluetoothAlways', 'BluetoothPeripheral', 'Camera', 'Microphone'];

/** A certificate is at hand, by the names electron-builder has for it; else macOS gets the signature it demands at least. */
const signs = Boolean(env.CSC_LINK || env.CSC_NAME);

/** @type {import('electron-builder').Configuration} */
export default {
  appId: 'org.tarbart.app',
  productName: 'Tarbart',
  copyright: 'Copyright © 2026 The Tarbart developers',
  directories: { output: 'dist', buildResources: 'build/icons' },
  artifactName: '${name}-${version}-${os}-${arch}.${ext}',
  extraResources: [{ from: 'out/NOTICES.txt', to: 'NOTICES.txt' }],
  asar: { smartUnpack: false },
  asarUnpack: ['node_modules/better-sqlite3/prebuilds/*.node'],
  // Nothing asks for updates, whatever tokens the machine that packs has.
  publish: null,
  npmRebuild: false,
  nodeGypRebuild: false,
  electronLanguages: ['en-US', 'en', 'es', 'ru'],
  electronFuses: {
    runAsNode: false,
    // No cookies are kept, and their key would ask for the keychain.
    enableCookieEncryption: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    // The page is at app://, never at file://.
    grantFileProtocolExtraPrivileges: false,
  },
  toolsets: { appimage: '1.0.3', nsis: '1.2.1' },
  linux: {
    files: files('linux', 'build/icons/256x256.png'),
    // For those who unpack the tar.gz: `share` is laid out as below /usr.
    extraFiles: [
      { from: 'build/packaging/linux/tarbart.desktop', to: 'share/applications/tarbart.desktop' },
      { from: METAINFO, to: 'share/metainfo/org.tarbart.app.metainfo.xml' },
      { from: 'build/icons/512x512.png', to: 'share/icons/hicolor/512x512/apps/tarbart.png' },
      { from: 'build/packaging/linux/README', to: 'README' },
    ],
    target: everywhere('AppImage', 'deb', 'rpm', 'tar.gz'),
    category: 'Game;CardGame',
    synopsis: 'Patience games with honest records',
    description: 'Patience games with honest records: Amazons, Algerian and their kin',
    executableName: 'tarbart',
    icon: 'build/icons',
    syncDesktopName: true,
    desktop: { entry: desktopEntry },
  },
  // Said to recommend nothing, a deb would else recommend what shows an icon in a tray.
  deb: { packageCategory: 'games', priority: 'optional', depends: DEB, recommends: [], afterRemove, fpm },
  rpm: { packageCategory: 'Amusements/Games', depends: RPM, afterRemove, fpm: [...fpmRpm, ...fpm] },
  win: {
    files: files('win32'),
    target: everywhere('nsis', 'zip'),
    executableName: 'tarbart',
    icon: 'build/icons/icon.ico',
  },
  nsis: {
    oneClick: false,
    perMachine: false,
    selectPerMachineByDefault: false,
    allowElevation: false,
    allowToChangeInstallationDirectory: true,
    // Nothing is updated from a part, and nothing asks for more rights.
    differentialPackage: false,
    packElevateHelper: false,
    // One installer for each kind of processor.
    buildUniversalInstaller: false,
    deleteAppDataOnUninstall: false,
    include: 'build/packaging/installer.nsh',
    installerLanguages: ['en_US', 'es_ES', 'ru_RU'],
    displayLanguageSelector: false,
  },
  mac: {
    files: files('darwin'),
    target: everywhere('dmg', 'zip'),
    category: 'public.app-category.card-games',
    icon: 'build/icons/icon.icns',
    // "-" is the signature without a certificate, which the hardened runtime would not let load its own frameworks.
    ...(signs ? {} : { identity: '-' }),
    hardenedRuntime: signs,
    gatekeeperAssess: false,
    // None of it is used.
    extendInfo: Object.fromEntries(USES.map((use) => [`NS${use}UsageDescription`, null])),
    entitlements: 'build/packaging/entitlements.plist',
    entitlementsInherit: 'build/packaging/entitlements.plist',
    // With a certificate and one of the sets of names Apple's service takes from the environment.
    notarize: signs && Boolean(env.APPLE_API_KEY || env.APPLE_ID || env.APPLE_KEYCHAIN_PROFILE),
  },
};
