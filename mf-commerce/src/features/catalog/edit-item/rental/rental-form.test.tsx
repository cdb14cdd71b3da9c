import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCategories } from '@karavan/shared-api/client/feed';
import { uploadPicture } from '@karavan/shared-api/client/files';
import { createRental, updateRentalOffer } from '@karavan/shared-api/client/rental-offers';
import type { Category } from '@karavan/shared-api/contract/feed';
import type { RentalInput, RentalOffer } from '@karavan/shared-api/contract/rental-offers';
import formTexts from '@karavan/shared-api/form/locales/ru.json' with { type: 'json' };
import {
  mockEndpoint,
  pressToast,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import catalog from '../../locales/ru.json' with { type: 'json' };
import texts from './locales/ru.json' with { type: 'json' };
import { RentalForm } from './rental-form.tsx';

window.scrollTo = () => undefined;
URL.createObjectURL = () => 'blob:photo';
URL.revokeObjectURL = () => undefined;

const image = { small: 's', medium: 'm', large: 'l', width: 1, height: 1, thumbhash: null };
const STORED: RentalOffer = {
  id: 7,
  version: 3,
  title: 'Внедорожник',
  description: '',
  translations: [],
  category: { id: 2, title: 'Машины' },
  currency: 'KGS',
  images: [{ file_id: 5, alt: '', image }],
  videos: [],
  instagram_posts: [],
  status: 'published',
  publish_at: null,
  time_zone: 'UTC',
  live_bookings: 2,
  terms: {
    price: '5000.00',
    unit: 'day',
    units_min: 1,
    units_max: 21,
    units_step: 1,
    starts_from: '09:00',
    starts_until: '09:00',
    departs_at: null,
    quantity: 2,
    buffer_before: 0,
    buffer_after: 0,
    notice_hours: 0,
    days_ahead: 365,
    deposit: '0.00',
    cancel_hours: 0,
    cancel_percent: 0,
    rules: [],
  },
};

const CATEGORIES: Category[] = [{ id: 2, title: 'Машины', subcategories: [] }];

let sent: (RentalInput & { version?: number })[];
const server = startMockServer(
  mockEndpoint(listCategories, () => ({
    status: 200,
    data: { list: CATEGORIES },
  })),
  mockEndpoint(uploadPicture, () => ({
    status: 201,
    data: { id: 11, image_url: 'u', is_watermarked: false, image },
  })),
  mockEndpoint(createRental, async ({ request }) => {
    sent.push((await request.json()) as RentalInput);
    return { status: 201, data: STORED };
  }),
  mockEndpoint(updateRentalOffer, async ({ request }) => {
    sent.push((await request.json()) as RentalInput);
    return { status: 200, data: STORED };
  }),
);

beforeEach(() => {
  sent = [];
  localStorage.clear();
});

function open(stored: RentalOffer | null) {
  const view = renderWithPlatform(
    <RentalForm organizationId={5} currency="KGS" stored={stored} />,
    {
      path: '/organizations/5/manage/items/7/rental',
      session: {
        token: 't',
        user: { id: 1, full_name: 'Елена', avatar: null, has_empty_fields: false },
      },
      messages: {
        'mf-commerce-catalog': catalog,
        'mf-commerce-rental-form': texts,
        form: formTexts,
      },
    },
  );
  return { user: userEvent.setup(), ...view };
}

const save = () => screen.getByRole('button', { name: 'Сохранить' });

it('goes from a photo to the first booking with a title, a category and a price', async () => {
  const { user, container, history } = open(null);
  await user.type(await screen.findByLabelText('Название'), 'Палатка');
  await user.type(screen.getByLabelText('Обычная цена'), '400');
  await user.click(screen.getByRole('combobox', { name: 'Категория' }));
  await user.keyboard('маш{Enter}');
  const file = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });
  const input = container.querySelector<HTMLInputElement>('input[type=file][accept="image/*"]')!;
  await user.upload(input, file);
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        title: 'Палатка',
        category: 2,
        price: '400',
        unit: 'day',
        status: 'published',
        images: [{ upload_id: 11, alt: '' }],
      },
    ]),
  );
  await waitFor(() => expect(history.location.pathname).toBe('/organizations/5/manage/rentals/7'));
});

it('sends texts and terms together, with a season and days of the week', async () => {
  const { user } = open(STORED);
  expect(await screen.findByText(/^Бронирований сейчас: 2/)).toBeTruthy();
  await user.type(screen.getByLabelText('Название'), ' 4×4');
  await user.click(screen.getByRole('button', { name: 'Добавить цену' }));
  const rule = within(screen.getByRole('group', { name: 'Особая цена 1' }));
  await user.click(rule.getByRole('button', { name: /сб/i }));
  await user.type(rule.getByLabelText(/^Цена/), '7000');
  await user.click(screen.getByRole('switch', { name: /Считать по ночам/ }));
  await user.clear(screen.getByLabelText('Выезд до'));
  await user.type(screen.getByLabelText('Выезд до'), '08:00');
  await user.click(save());
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        version: 3,
        title: 'Внедорожник 4×4',
        images: [{ file_id: 5, alt: '' }],
        departs_at: '08:00',
        rules: [{ from: null, to: null, weekdays: [6], price: '7000' }],
      },
    ]),
  );
});

it('names the dates on which more are booked, and keeps what was typed', async () => {
  const { status, failure } = refusal('period_booked', 'На эти даты уже есть брони');
  const periods = [{ from: '2026-12-05T09:00', to: '2026-12-07T09:00' }];
  server.use(mockEndpoint(updateRentalOffer, () => ({ status, failure: { ...failure, periods } })));
  const { user } = open(STORED);
  const quantity = await screen.findByLabelText('Сколько штук');
  await user.clear(quantity);
  await user.type(quantity, '1');
  await user.click(save());
  expect(await screen.findByText(/На эти даты уже есть брони: 5.*7/)).toBeTruthy();
  expect((quantity as HTMLInputElement).value).toBe('1');
});

it('says which number is missing', async () => {
  const { user } = open(STORED);
  await user.clear(await screen.findByLabelText('Сколько штук'));
  await user.click(save());
  await waitFor(() =>
    expect(screen.getByLabelText('Сколько штук').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(sent).toEqual([]);
});

it('lets whoever was slower keep theirs, on top of what is stored', async () => {
  const { status, failure } = refusal('item_changed', 'Изменено');
  const theirs = { ...STORED, version: 4, images: [] };
  server.use(
    mockEndpoint(updateRentalOffer, async ({ request }) => {
      const body = (await request.json()) as RentalInput & { version: number };
      sent.push(body);
      return body.version === 4
        ? { status: 200, data: STORED }
        : { status, failure: { ...failure, item: theirs } };
    }),
  );
  const { user } = open({ ...STORED, status: 'draft' });
  await user.type(await screen.findByLabelText('Название'), '!');
  await user.click(screen.getByRole('button', { name: 'Отложить' }));
  await user.click(await screen.findByRole('button', { name: 'Оставить моё' }));
  await user.click(screen.getByRole('button', { name: 'Отложить' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  // The picture is gone meanwhile.
  expect(sent[1]).toMatchObject({ version: 4, title: 'Внедорожник!', images: [] });
});

it('is taken off when nothing is let any more, and let again by the same toast', async () => {
  server.use(
    mockEndpoint(updateRentalOffer, async ({ request }) => {
      const input = (await request.json()) as RentalInput & { version: number };
      sent.push(input);
      const { status, version } = input;
      return { status: 200, data: { ...STORED, status, version: version + 1 } };
    }),
  );
  const { user, record } = open(STORED);
  await user.click(await screen.findByRole('button', { name: 'Снять с аренды' }));
  await waitFor(() => expect(sent).toMatchObject([{ status: 'archived', version: 3 }]));
  await waitFor(() => expect(record.toasts).toHaveLength(1));
  const [taken] = record.toasts;
  expect(taken).toMatchObject({ text: texts.done_archived, action: { label: catalog.undo } });
  act(() => pressToast(taken));
  await waitFor(() => expect(sent[1]).toMatchObject({ status: 'published', version: 4 }));
  expect(sent[1]).toMatchObject({ price: '5000', images: [{ file_id: 5 }] });
});

it('shows what is let as the buyer will see it, with what was typed', async () => {
  const { user } = open({ ...STORED, terms: { ...STORED.terms, departs_at: '12:00' } });
  const title = await screen.findByLabelText('Название');
  await user.clear(title);
  await user.type(title, 'Юрта');
  await user.click(screen.getByRole('button', { name: 'Как увидит клиент' }));
  const preview = within(screen.getByRole('region', { name: 'Как увидит клиент' }));
  expect(preview.getByRole('heading', { name: 'Юрта' })).toBeTruthy();
  expect(preview.getByText(/^5.?000/)).toBeTruthy();
  expect(preview.getByText(/ночь/)).toBeTruthy();
});
