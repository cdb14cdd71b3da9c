import { chown, chmod, mkdir, stat } from 'node:fs/promises';

/** The account PostgreSQL runs under; null for our own. It refuses to run as root. */
export type Account = { readonly uid: number; readonly gid: number } | null;

/** `nobody`: the account that every Unix has and that owns nothing else. */
const NOBODY = 65_534;
const GROUP_MAY_ENTER = 0o010;
const EVERYBODY_MAY_ENTER = 0o001;

export function databaseAccount(): Account {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : null;
}

/** Makes a folder that the database owns. */
export async function makeOwned(folder: string, account: Account, mode: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (account) await chown(folder, account.uid, account.gid);
  await chmod(folder, mode);
}

/** Lets the account pass through a folder that is closed to it, without letting it see what is inside. */
export async function letEnter(folder: string, account: Account): Promise<void> {
  if (!account) return;
  const { mode, uid } = await stat(folder);
  if (mode & EVERYBODY_MAY_ENTER) return;
  await chown(folder, uid, account.gid);
  await chmod(folder, (mode & 0o707) | GROUP_MAY_ENTER);
}
