import { createFakeShell } from '@karavan/shared-api/testing';
import { keepRecords } from '../session/testing/keep-records.ts';
import { resumeUnsent } from './resume-unsent.ts';

const user = { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false };

async function resumedWith(owner: number, isSignedIn = true): Promise<string[]> {
  keepRecords('karavan-messenger', [{ client_id: 'a', user_id: owner }]);
  const { shell } = createFakeShell(isSignedIn ? { session: { token: 'token', user } } : {});
  const resumed: string[] = [];
  const app = { resume: async () => void resumed.push('resumed'), queries: {} };
  const load = async (id: string) => {
    resumed.push(id);
    return { app } as never;
  };
  await resumeUnsent({ store: shell.store, shellFor: () => shell }, { load });
  return resumed;
}

it('loads the messenger for who has left messages unsent, and lets it go on', async () => {
  expect(await resumedWith(1)).toEqual(['mf-messenger', 'resumed']);
});

it('loads nothing for what others have left, or for guests', async () => {
  expect(await resumedWith(2)).toEqual([]);
  expect(await resumedWith(1, false)).toEqual([]);
});
