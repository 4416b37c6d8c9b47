// Ends the run with one sentence on a Node that can't strip types or would crash in better-sqlite3 13 (Node-API 10).
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18) || Number(process.versions.napi) < 10) {
  console.error(
    `This is Node ${process.version}, and Tarbart needs 22.18 or newer: use npm scripts or npx after 'npm ci', which on Linux bring their own.`,
  );
  process.exit(1);
}
