import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getEditedEvent, updateEvent } from '@karavan/shared-api/client/events';
import type { EditedEvent, EventInput } from '@karavan/shared-api/contract/events';
import {
  mockEndpoint,
  pressToast,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import texts from '../locales/ru.json' with { type: 'json' };
import { ArchiveEvent } from './archive-event.tsx';

const SECTION = { id: 31, name: 'Партер', price: '900.00', quota: 10 };
const SALE = { sales_from: null, sales_until: null };
const INPUT = {
  title: 'Концерт у озера',
  description: 'Возьмите плед',
  translations: [],
  starts: '2090-06-01T19:00',
  ends: '2090-06-01T22:00',
  place: 'Летняя сцена',
  ...SALE,
};
const EVENT: EditedEvent = {
  ...INPUT,
  id: 12,
  version: 4,
  category: { id: 3, title: 'Концерты' },
  currency: 'KGS',
  images: [],
  videos: [],
  instagram_posts: [],
  status: 'draft',
  publish_at: '2090-05-01T08:00:00.000Z',
  time_zone: 'Asia/Bishkek',
  is_sold: true,
  sections: [{ ...SECTION, ...SALE, taken: 4 }],
  extras: [],
};

let stored: EditedEvent;
let sent: EventInput[];
const server = startMockServer(
  mockEndpoint(getEditedEvent, () => ({ status: 200, data: stored })),
  mockEndpoint(updateEvent, async ({ request }) => {
    const body = (await request.json()) as EventInput;
    sent.push(body);
    const { status, publish_at } = body;
    stored = { ...stored, status, publish_at, version: stored.version + 1 };
    return { status: 200, data: stored };
  }),
);
beforeEach(() => {
  stored = EVENT;
  sent = [];
});

function open(isArchived = false) {
  const { record } = renderWithPlatform(
    <ArchiveEvent organizationId={5} itemId={12} isArchived={isArchived} />,
    {
      path: '/organizations/5/manage/events/12',
      messages: { 'mf-commerce-events': texts as unknown as Record<string, string> },
    },
  );
  return { record, user: userEvent.setup() };
}

test('an event is archived, and comes back as it was by the same toast', async () => {
  const { record, user } = open();
  await user.click(screen.getByRole('button', { name: texts.archive }));
  await waitFor(() => expect(record.toasts).toHaveLength(1));
  const same = { ...INPUT, category: 3, sections: [{ ...SECTION, ...SALE }] };
  expect(sent).toEqual([
    { ...same, images: [], videos: [], status: 'archived', publish_at: null, version: 4 },
  ]);
  const [archived] = record.toasts;
  expect(archived).toMatchObject({ text: texts.archived_done, action: { label: texts.undo } });
  act(() => pressToast(archived));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ status: 'draft', publish_at: EVENT.publish_at, version: 5 });
  await waitFor(() => expect(record.toasts[1]).toMatchObject({ text: texts.restored }));
});

test('one that is archived is put back on sale', async () => {
  stored = { ...EVENT, status: 'archived', publish_at: null };
  const { record, user } = open(true);
  await user.click(screen.getByRole('button', { name: texts.publish }));
  await waitFor(() => expect(record.toasts[0]).toMatchObject({ text: texts.on_sale_again }));
  expect(sent).toMatchObject([{ status: 'published', publish_at: null }]);
});

test('what cannot be archived stays, and says why', async () => {
  server.use(mockEndpoint(updateEvent, () => refusal('event_cancelled', 'Событие отменено')));
  const { record, user } = open();
  await user.click(screen.getByRole('button', { name: texts.archive }));
  await waitFor(() => expect(record.toasts[0]).toMatchObject({ text: 'Событие отменено' }));
  expect(screen.getByRole('button', { name: texts.archive })).toBeTruthy();
});
