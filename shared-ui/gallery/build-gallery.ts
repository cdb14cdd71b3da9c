import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';

const here = import.meta.dirname;

export const GALLERY_FOLDER = path.join(here, '../dist/gallery');

export const galleryBuild: BuildOptions = {
  entryPoints: { gallery: fileURLToPath(import.meta.resolve('./main.tsx')) },
  outdir: GALLERY_FOLDER,
  bundle: true,
  format: 'esm',
  splitting: true,
  jsx: 'automatic',
  target: 'es2023',
  loader: { '.woff2': 'file' },
  define: { 'process.env.NODE_ENV': '"development"' },
  logLevel: 'warning',
};

/** The page that the script goes into. */
export async function copyPage(): Promise<void> {
  await mkdir(GALLERY_FOLDER, { recursive: true });
  await copyFile(path.join(here, 'index.html'), path.join(GALLERY_FOLDER, 'index.html'));
}
