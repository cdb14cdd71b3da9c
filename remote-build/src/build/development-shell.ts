import { existsSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '@karavan/shared-api/contract/contract-version';
import type { DevServer } from './dev-server.ts';
import { serveFolder } from './serve-folder.ts';

/** Packed with this package; the workspace has the shell's own sources instead. */
const FOLDER = path.resolve(import.meta.dirname, '../../development-shell');

/** The development build of the shell that stands in while a remote is developed; null without one. */
export function findDevelopmentShell(): {
  readonly contract: string;
  serve(port: number): Promise<DevServer>;
} | null {
  if (!existsSync(FOLDER)) return null;
  return { contract: CONTRACT_VERSION, serve: (port) => serveFolder(FOLDER, port) };
}
