export { buildRemote, compile, describeBuild } from './build/build-remote.ts';
export { startDevServer, type DevServer } from './build/dev-server.ts';
export { readRemote, type PackageFace } from './build/read-remote.ts';
export { checkRemote } from './check/check-remote.ts';
export { findTextProblems } from './check/find-text-problems.ts';
export { findHeavyPages, pageSizes, scriptBytes } from './check/script-bytes.ts';
export { ChunkTablePlugin } from './webpack/chunk-table-plugin.ts';
export { findDevelopmentShell } from './build/development-shell.ts';
export {
  commonConfig,
  refreshPlugins,
  STYLED_COMPONENTS_PLUGIN,
  type BuildMode,
} from './webpack/common.ts';
export { installedVersion } from './webpack/installed-version.ts';
export { ScriptIntegrityPlugin } from './webpack/integrity-plugin.ts';
export { remoteWebConfig } from './webpack/remote-config.ts';
export { sharedLibraries } from './webpack/shared-libraries.ts';
