import { waitFor } from '@testing-library/react';
import { sendMessage } from '@karavan/shared-api/client/messenger';
import type { ChatMessage } from '@karavan/shared-api/contract/messenger';
import { createQueryClient } from '@karavan/shared-api/query';
import { signIn, signOut } from '@karavan/shared-api/state';
import {
  createFakeShell,
  mockEndpoint,
  refusal,
  startMockServer,
} from '@karavan/shared-api/testing';
import type { OutboxEntry } from './outbox-entry.ts';
import { resumeOutbox } from './use-outbox.ts';

const user = { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false };
const entry = (client_id: string, user_id: number): OutboxEntry => ({
  client_id,
  user_id,
  chat_id: 7,
  text: client_id,
  pictures: [],
  created_at: '2026-11-20T08:00:00.000Z',
  refusal: null,
});

let kept: OutboxEntry[];
let sent: string[];
const server = startMockServer(
  mockEndpoint(sendMessage, async ({ request }) => {
    const { client_id, text } = (await request.json()) as { client_id: string; text: string };
    sent.push(client_id);
    const message: ChatMessage = {
      id: sent.length,
      client_id,
      text,
      pictures: [],
      sender: { id: 1, full_name: 'Айгуль', avatar: null },
      created_at: '2026-11-20T08:00:00.000Z',
    };
    return { status: 201, data: message };
  }),
);
beforeEach(() => {
  sent = [];
  const answer = (result: unknown) => ({
    result,
    addEventListener(event: string, listen: () => void) {
      if (event === 'success') queueMicrotask(listen);
    },
  });
  const store = {
    getAll: () => answer(kept),
    put: () => answer(undefined),
    delete: (id: string) => answer((kept = kept.filter(({ client_id }) => client_id !== id))),
  };
  const database = { transaction: () => ({ objectStore: () => store }) };
  Object.assign(globalThis, { indexedDB: { open: () => answer(database) } });
});

it('sends what a person has left unsent, and nothing of others', async () => {
  kept = [entry('mine', 1), entry('foreign', 2)];
  const { shell } = createFakeShell({ session: { token: 'token', user } });
  resumeOutbox(shell, createQueryClient());
  await waitFor(() => expect(sent).toEqual(['mine']));
  await waitFor(() => expect(kept.map(({ client_id }) => client_id)).toEqual(['foreign']));
});

it('sends nothing any more that was deleted with the sign-out', async () => {
  kept = [entry('deleted', 1)];
  const { shell } = createFakeShell({ session: { token: 'token', user } });
  const queries = createQueryClient();
  let tries = 0;
  server.use(
    mockEndpoint(sendMessage, () => {
      tries += 1;
      return refusal('internal');
    }),
  );
  resumeOutbox(shell, queries);
  await waitFor(() => expect(tries).toBe(1));
  signOut(shell.store);
  kept = [];
  server.resetHandlers();
  signIn(shell.store, { token: 'another', user });
  kept = [entry('after', 1)];
  resumeOutbox(shell, queries);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(sent).toEqual(['after']));
});
