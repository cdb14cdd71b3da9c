export { remoteConfigs, remoteWebConfig } from './remote-config.ts';
export { shellConfig } from './shell-config.ts';
export type { BuildMode } from './common.ts';
