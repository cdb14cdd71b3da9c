/** The container's global name: one that no element id can equal (an equal id would shadow it). */
export function federationName(id: string): string {
  return `karavan__${id.replaceAll('-', '_')}`;
}

/** The global list through which the chunks of a build register with its runtime. */
export function chunkListName(id: string): string {
  return `${federationName(id)}__chunks`;
}

/**
 * A well-formed sha384 that matches no file; a malformed one would be ignored and let the script
 * through.
 */
export const UNMATCHABLE_INTEGRITY = `sha384-${'A'.repeat(64)}`;

/**
 * The global function that every script loader of the page calls before inserting a script element:
 * it sets the attributes that the element needs to be allowed. The shell installs it before
 * anything loads.
 */
export const PREPARE_SCRIPT = '__karavanPrepareScript';
export type PrepareScript = (script: HTMLScriptElement, url: string) => void;
