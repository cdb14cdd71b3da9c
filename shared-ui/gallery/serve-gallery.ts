/**
 * Serves the gallery and rebuilds it on every change. Usage: node gallery/serve-gallery.ts; honours
 * PORT.
 */
import { context } from 'esbuild';
import { copyPage, GALLERY_FOLDER, galleryBuild } from './build-gallery.ts';

const port = Number(process.env['PORT'] ?? 9160);

await copyPage();
const gallery = await context(galleryBuild);
await gallery.watch();
await gallery.serve({ port, servedir: GALLERY_FOLDER });
console.log(`The gallery is at http://localhost:${port}`);
