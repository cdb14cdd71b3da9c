/** Below `exports/` nothing is served but by the one route that knows whose it is. */
export const FOLDER = 'exports';

export const nameOf = (key: string): string => `${FOLDER}/${key}.zip`;

/** How archives are called that are still being written. */
export const DRAFT = 'export-';
