export { remoteNodeConfig, remoteWebConfig } from './remote-config.ts';
export { shellConfig, shellDevConfig } from './shell-config.ts';
export type { BuildMode } from './common.ts';
