export { findOwnPictures } from './find-own-pictures.ts';
export { filesRoutes } from './files.routes.ts';
export type { FilesTables } from './files.tables.ts';
export { NIGHTLY, pruneUploads, pruneUploadsTask } from './prune-uploads.ts';
export { pruneVideos } from './prune-videos.ts';
