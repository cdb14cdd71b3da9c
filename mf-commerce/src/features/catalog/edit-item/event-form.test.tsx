import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updateEvent } from '@karavan/shared-api/client/events';
import { listCategories } from '@karavan/shared-api/client/feed';
import type { EditedEvent } from '@karavan/shared-api/contract/events';
import type { Category } from '@karavan/shared-api/contract/feed';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import formTexts from '@karavan/shared-api/form/locales/ru.json' with { type: 'json' };
import texts from '../locales/ru.json' with { type: 'json' };
import { EventForm } from './event-form.tsx';

window.scrollTo = () => undefined;

const image = { small: 's', medium: 'm', large: 'l', width: 1, height: 1, thumbhash: null };
const section = { price: '500.00', quota: 100, taken: 0, sales_from: null, sales_until: null };
const HALL = { ...section, id: 1, name: 'Зал' };
const BALCONY = { ...section, id: 2, name: 'Балкон' };
const TEA = { id: 4, name: 'Чай', price: '50.00', quota: 20, per_order: null, taken: 0 };
const STORED: EditedEvent = {
  id: 7,
  version: 3,
  title: 'Концерт',
  description: '',
  translations: [],
  category: { id: 2, title: 'Концерты' },
  currency: 'KGS',
  images: [
    { file_id: 5, alt: '', image },
    { file_id: 6, alt: '', image },
  ],
  videos: [],
  instagram_posts: [],
  status: 'published',
  publish_at: null,
  time_zone: 'Asia/Bishkek',
  starts: '2027-05-01T19:00',
  ends: '2027-05-01T22:00',
  place: 'Филармония',
  sales_from: null,
  sales_until: null,
  is_sold: false,
  sections: [HALL, BALCONY],
  extras: [TEA],
};
/** Somebody else has taken a photo, the balcony and the tea away. */
const THEIRS: EditedEvent = {
  ...STORED,
  version: 4,
  images: [STORED.images[0]!],
  sections: [HALL],
  extras: [],
};

const categories: Category[] = [
  { id: 1, title: 'Досуг', subcategories: [{ id: 2, title: 'Концерты' }] },
];

let sent: unknown[];
const server = startMockServer(
  mockEndpoint(listCategories, () => ({ status: 200, data: { list: categories } })),
  mockEndpoint(updateEvent, async ({ request }) => {
    const body = (await request.json()) as { readonly version: number };
    if (body.version !== THEIRS.version) {
      const { status, failure } = refusal('item_changed');
      return { status, failure: { ...failure, item: THEIRS } };
    }
    sent.push(body);
    return { status: 200, data: THEIRS };
  }),
);
beforeEach(() => {
  sent = [];
  localStorage.clear();
});

function open(stored: EditedEvent) {
  const view = renderWithPlatform(
    <EventForm organizationId={5} currency="KGS" category={null} stored={stored} />,
    {
      path: '/organizations/5/manage/events/7',
      session: {
        token: 't',
        user: { id: 1, full_name: 'Елена', avatar: null, has_empty_fields: false },
      },
      messages: { 'mf-commerce-catalog': texts, form: formTexts },
    },
  );
  return { user: userEvent.setup(), ...view };
}

/** The first of all names: sections and extras have some, too. */
const title = async () => (await screen.findAllByLabelText<HTMLInputElement>('Название'))[0]!;
const save = () => screen.getByRole('button', { name: 'Сохранить' });
/** What is sent of what was kept though others have taken it away. */
const KEPT = {
  title: 'Концерт!',
  version: 4,
  images: [{ file_id: 5, alt: '' }],
  sections: [
    { id: 1, name: 'Зал' },
    { id: null, name: 'Балкон' },
  ],
  extras: [{ id: null, name: 'Чай' }],
};

it('keeps one’s own: what others have taken away meanwhile is new, and refers to nothing that is gone', async () => {
  const { user } = open(STORED);
  await user.type(await title(), '!');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: texts.conflict_keep }));
  await user.click(save());
  await waitFor(() => expect(sent).toMatchObject([KEPT]));
});

it('keeps nothing of a draft that others have taken away, unless it was typed', async () => {
  const before = open(STORED);
  await before.user.type(await title(), '!');
  before.unmount();
  const { user } = open(THEIRS);
  expect((await title()).value).toBe('Концерт');
  await user.click(screen.getByRole('button', { name: formTexts.draft_take }));
  expect((await title()).value).toBe('Концерт!');
  await user.click(save());
  await waitFor(() =>
    expect(sent).toMatchObject([{ title: 'Концерт!', sections: [{ id: 1 }], extras: [] }]),
  );
});

it('says what is wrong where no field can: no press does nothing', async () => {
  const fields = { 'sections.1.id': ['Недопустимое значение'] };
  server.use(mockEndpoint(updateEvent, () => refusal('invalid_input', 'Проверьте', fields)));
  const { user, record } = open(STORED);
  await user.type(await title(), '!');
  await user.click(save());
  await waitFor(() =>
    expect(record.toasts).toEqual([{ kind: 'error', text: 'Недопустимое значение' }]),
  );
  const sections = screen.getByRole('list', { name: texts.event_sections });
  expect(within(sections).getAllByRole('listitem')).toHaveLength(2);
});
