import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What runs before anything of a page can be seen: no press and no way back may come before it. */
export interface StartScript {
  readonly code: string;
  /** As the policy of documents names it, which allows this one script inline and no other. */
  readonly source: string;
}

/** @throws Error if the code could end its element */
export async function readStartScript(publicFolder: string): Promise<StartScript> {
  const file = await readFile(path.join(publicFolder, 'start.js'), 'utf8');
  // As browsers read it, whatever ends a line on this machine: they hash it after that.
  const code = file.replaceAll('\r\n', '\n');
  if (/<\/?script|<!--/i.test(code)) throw new Error('start.js would end its own element');
  const hash = createHash('sha256').update(code).digest('base64');
  return { code, source: `'sha256-${hash}'` };
}
