import { createApiClient } from '@karavan/shared-api/client';
import { uploadPicture } from '@karavan/shared-api/client/files';
import { sendMessage } from '@karavan/shared-api/client/messenger';
import type { ChatMessage } from '@karavan/shared-api/contract/messenger';
import {
  mockEndpoint,
  mockLostConnection,
  refusal,
  startMockServer,
} from '@karavan/shared-api/testing';
import { waitFor } from '@testing-library/react';
import type { OutboxEntry } from './outbox-entry.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import { createOutbox, type Outbox } from './outbox.ts';

/** The messages that the server has stored, in order. */
const taken: { client_id: string; text: string; pictures: number[] }[] = [];
let uploads = 0;

const answerSend = mockEndpoint(sendMessage, async ({ request }) => {
  const draft = (await request.json()) as (typeof taken)[number];
  taken.push(draft);
  return { status: 201, data: messageOf(draft) };
});
const server = startMockServer(
  answerSend,
  mockEndpoint(uploadPicture, () => {
    uploads += 1;
    return {
      status: 201,
      data: {
        id: uploads,
        image_url: '/files/1.webp',
        is_watermarked: false,
        image: { small: '', medium: '', large: '', width: 1, height: 1, thumbhash: null },
      },
    };
  }),
);

const messageOf = ({ client_id, text }: { client_id: string; text: string }): ChatMessage => ({
  id: taken.length,
  client_id,
  text,
  pictures: [],
  sender: { id: 1, full_name: 'Я', avatar: null },
  created_at: '2026-03-01T10:00:00Z',
});

let stored: Map<string, OutboxEntry>;
let network: EventTarget;
let isPresent: boolean;
let sent: (ChatMessage | undefined)[];
beforeEach(() => {
  taken.splice(0);
  uploads = 0;
  stored = new Map();
  network = new EventTarget();
  isPresent = true;
  sent = [];
});

const storage: OutboxStorage = {
  load: async () => [...stored.values()],
  put: async (entry) => void stored.set(entry.client_id, entry),
  remove: async (clientId) => void stored.delete(clientId),
};

function open(): Outbox {
  return createOutbox({
    api: createApiClient({
      baseUrl: `${location.origin}/api/v1`,
      readContext: () => ({ locale: 'ru', token: 'token' }),
    }),
    userId: 1,
    storage,
    network,
    isPresent: () => isPresent,
    onSent: (_, message) => void sent.push(message),
    onStorageFailure: (error) => {
      throw error;
    },
  });
}

const write = (outbox: Outbox, text: string, chatId = 7, pictures: Blob[] = []) =>
  outbox.add({ chatId, text, pictures });

const texts = () => taken.map(({ text }) => text);

it('sends what is written, in its order, and forgets it', async () => {
  const outbox = open();
  for (const text of ['раз', 'два', 'три']) write(outbox, text);
  expect(outbox.waiting()).toHaveLength(3);
  await waitFor(() => expect(outbox.waiting()).toEqual([]));
  expect(texts()).toEqual(['раз', 'два', 'три']);
  expect(sent.map((message) => message?.text)).toEqual(['раз', 'два', 'три']);
  expect(stored.size).toBe(0);
});

it('keeps what is lost, and sends it under the same name when the device is online again', async () => {
  let attempts = 0;
  server.use(
    mockEndpoint(sendMessage, () => {
      attempts += 1;
      return refusal('internal');
    }),
  );
  const outbox = open();
  write(outbox, 'раз');
  write(outbox, 'два');
  await waitFor(() => expect(attempts).toBe(1));
  const [first] = outbox.waiting();
  expect(first).toMatchObject({ text: 'раз', refusal: null });
  server.resetHandlers();
  network.dispatchEvent(new Event('online'));
  await waitFor(() => expect(texts()).toEqual(['раз', 'два']));
  expect(taken[0]!.client_id).toBe(first!.client_id);
});

it('tries again by itself', async () => {
  server.use(mockLostConnection(sendMessage));
  const outbox = open();
  write(outbox, 'раз');
  await waitFor(() => expect(stored.size).toBe(1));
  server.resetHandlers();
  await waitFor(() => expect(texts()).toEqual(['раз']));
  expect(outbox.waiting()).toEqual([]);
});

it('sends after a reload what the page before it had not sent', async () => {
  isPresent = false;
  write(open(), 'До перезагрузки');
  await waitFor(() => expect(stored.size).toBe(1));
  expect(taken).toEqual([]);
  isPresent = true;
  open();
  await waitFor(() => expect(texts()).toEqual(['До перезагрузки']));
});

it('shows what the server refuses, lets the others pass, and sends it when told to', async () => {
  server.use(mockEndpoint(sendMessage, () => refusal('forbidden', 'Чат закрыт')));
  const outbox = open();
  write(outbox, 'Нельзя');
  await waitFor(() => expect(outbox.waiting()[0]?.refusal).toBe('Чат закрыт'));
  server.resetHandlers();
  write(outbox, 'Можно');
  await waitFor(() => expect(texts()).toEqual(['Можно']));
  outbox.retry(outbox.waiting()[0]!.client_id);
  await waitFor(() => expect(texts()).toEqual(['Можно', 'Нельзя']));
});

it('forgets what is discarded, and stops what is on its way', async () => {
  server.use(mockEndpoint(uploadPicture, () => new Promise<never>(() => {})));
  const outbox = open();
  write(outbox, 'С картинкой', 7, [new Blob(['x'])]);
  write(outbox, 'Без картинки');
  outbox.discard(outbox.waiting()[0]!.client_id);
  await waitFor(() => expect(texts()).toEqual(['Без картинки']));
  expect(stored.size).toBe(0);
});

it('uploads each picture once, however often the message is sent', async () => {
  server.use(mockEndpoint(sendMessage, () => refusal('internal')));
  const outbox = open();
  write(outbox, '', 7, [new Blob(['a']), new Blob(['b'])]);
  await waitFor(() =>
    expect(outbox.waiting()[0]?.pictures.map(({ upload_id }) => upload_id)).toEqual([1, 2]),
  );
  server.resetHandlers();
  network.dispatchEvent(new Event('online'));
  await waitFor(() => expect(taken).toMatchObject([{ pictures: [1, 2] }]));
  expect(uploads).toBe(2);
});

it('takes a message that another tab has sent for sent', async () => {
  server.use(mockEndpoint(sendMessage, () => refusal('idempotency_key_reused')));
  const outbox = open();
  write(outbox, 'раз');
  await waitFor(() => expect(sent).toEqual([undefined]));
  expect(outbox.waiting()).toEqual([]);
});

it('does not let one chat wait for another', async () => {
  server.use(mockEndpoint(uploadPicture, () => new Promise<never>(() => {})));
  const outbox = open();
  write(outbox, '', 7, [new Blob(['x'])]);
  write(outbox, 'В другом', 8);
  await waitFor(() => expect(texts()).toEqual(['В другом']));
});
