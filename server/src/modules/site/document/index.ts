export { registerDocuments } from './document.plugin.ts';
export { readShellAssets, type ShellAssets } from './shell-assets.ts';
