export { publishLocalBuilds } from './publish-local-builds.ts';
export { registerRemotes, type Remotes } from './remotes.plugin.ts';
export type { RemotesTables } from './remotes.tables.ts';
