export { eraseExport } from './erase-export.ts';
export { exportsRoutes } from './exports.routes.ts';
export type { ExportsTables } from './exports.tables.ts';
export { pruneExports, pruneExportsTask } from './prune-exports.ts';
export { writeExport, writeExportTask } from './write-export.ts';
