import path from 'node:path';

/** A neighbour that webpack loads by its path: TypeScript in the workspace, compiled in a package. */
export function ownFile(name: string): string {
  return path.join(import.meta.dirname, name + path.extname(import.meta.filename));
}
