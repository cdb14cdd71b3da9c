/** The container's global name: one that no element's id can equal (an equal id would shadow it). */
export function federationName(id: string): string {
  return `karavan__${id.replaceAll('-', '_')}`;
}

/** The global list through which a build's chunks reach its runtime. */
export function chunkListName(id: string): string {
  return `${federationName(id)}__chunks`;
}

/** A well-formed sha384 that no file has; a malformed one would be ignored and let the script through. */
export const UNMATCHABLE_INTEGRITY = `sha384-${'A'.repeat(64)}`;

/**
 * The global function that every script loader of the page calls before it inserts a script element:
 * it sets what the element must carry to be let through. The shell installs it before anything loads.
 */
export const PREPARE_SCRIPT = '__karavanPrepareScript';
export type PrepareScript = (script: HTMLScriptElement, url: string) => void;
