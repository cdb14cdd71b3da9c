import { sessionAtom } from '@karavan/shared-api/state';
import type { RemoteLoader } from '../composition/remote-loader.ts';
import { countRecords } from '../session/kept-records.ts';
import type { ShellServices } from '../shell-services.ts';

/** A remote is loaded with one of its views. */
const CHATS = { kind: 'page', name: 'chats', params: {} } as const;

/** Loads the messenger where messages of the person were left unsent, and lets it send them. */
export async function resumeUnsent(
  { store, shellFor }: Pick<ShellServices, 'store' | 'shellFor'>,
  loader: Pick<RemoteLoader, 'load'>,
): Promise<void> {
  const userId = store.get(sessionAtom)?.user.id;
  if (userId === undefined || (await countRecords(userId)) === 0) return;
  const { app } = await loader.load('mf-messenger', CHATS);
  await app.resume?.(shellFor(new AbortController().signal), app.queries);
}
