// electron-builder's ${platform} macro is the machine that builds, not the target, and a platform's own `files`
// that holds only exclusions packs the whole repository. So each platform gets one complete list.
const files = (platform) => [
  'out/{main,page,preload}/**',
  '!**/*.map',
  'package.json',
  'LICENSE',
  'build/THIRD-PARTY-NOTICES.md',
  `!node_modules/better-sqlite3/prebuilds/!(${platform}-\${arch}).node`,
  '!node_modules/better-sqlite3/{src,deps,build,binding.gyp,README.md}',
  '!node_modules/node-addon-api',
];

/** @type {import('electron-builder').Configuration} */
export default {
  appId: 'org.tarbart.app',
  productName: 'Tarbart',
  directories: { output: 'dist', buildResources: 'build/icons' },
  artifactName: '${name}-${version}-${os}-${arch}.${ext}',
  asar: { smartUnpack: false },
  asarUnpack: ['node_modules/better-sqlite3/prebuilds/*.node'],
  npmRebuild: false,
  nodeGypRebuild: false,
  electronLanguages: ['en-US', 'es', 'ru'],
  electronFuses: {
    runAsNode: false,
    // No cookies are kept, and their key would ask for the keychain.
    enableCookieEncryption: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
  },
  toolsets: { appimage: '1.0.3', nsis: '1.2.1' },
  linux: {
    files: files('linux'),
    target: ['AppImage', 'deb', 'tar.gz'],
    category: 'Game',
    executableName: 'tarbart',
    icon: 'build/icons',
    syncDesktopName: true,
  },
  win: { files: files('win32'), target: ['nsis', 'zip'], executableName: 'tarbart', icon: 'build/icons/icon.ico' },
  nsis: { oneClick: false, perMachine: false, allowToChangeInstallationDirectory: true },
  mac: {
    files: files('darwin'),
    target: ['dmg', 'zip'],
    category: 'public.app-category.card-games',
    icon: 'build/icons/icon.icns',
  },
};
