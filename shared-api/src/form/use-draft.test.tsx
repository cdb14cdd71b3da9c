import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Endpoint } from '@karavan/shared-api/client';
import { request } from '@karavan/shared-api/query';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { z } from 'zod/mini';
import { defineRoute } from '../contract/route.ts';
import texts from './locales/ru.json' with { type: 'json' };
import { useForm } from './use-form.ts';

const saveShop = defineRoute({
  method: 'PUT',
  path: '/shop/',
  summary: 'A shop',
  permission: 'session',
  body: z.object({
    version: z.number(),
    title: z.string(),
    city: z.string(),
    photos: z.array(z.number()),
  }),
  responses: { 200: z.object({ id: z.number() }) },
});
type Shop = z.output<(typeof saveShop)['body']>;
const SAVE_SHOP: Endpoint<typeof saveShop> = { method: 'PUT', path: '/shop/' };
const STORED: Shop = { version: 1, title: 'Лавка', city: 'Ош', photos: [1, 2] };

let sent: unknown[];
startMockServer(
  mockEndpoint(SAVE_SHOP, async ({ request: received }) => {
    sent.push(await received.json());
    return { status: 200, data: { id: 7 } };
  }),
);
beforeEach(() => {
  sent = [];
  localStorage.clear();
});

interface ShopFormProps {
  readonly stored: Shop;
  readonly isNew?: boolean;
}

function ShopForm({ stored, isNew = false }: ShopFormProps) {
  const form = useForm({
    schema: saveShop.body,
    initial: stored,
    draft: 'shop',
    isNew,
    fit: (kept) => ({ ...kept, photos: kept.photos.filter((id) => stored.photos.includes(id)) }),
    request: (body) => request(SAVE_SHOP, { body: { ...body, version: stored.version } }),
    done: 'Saved',
  });
  const photos = form.control('photos');
  const { restored } = form;
  return (
    <form {...form.props} aria-label="Магазин">
      {restored && (
        <p role="status">
          {restored.text}
          {restored.swap !== undefined && (
            <button type="button" onClick={restored.onSwap}>
              {restored.swap}
            </button>
          )}
          <button type="button" onClick={restored.onDiscard}>
            {restored.discard}
          </button>
        </p>
      )}
      <label>
        Название <input {...form.text('title')} />
      </label>
      <label>
        Город <input {...form.text('city')} />
      </label>
      <button type="button" onClick={() => photos.onValueChange([...photos.value].toReversed())}>
        Перевернуть
      </button>
      <input aria-label="Фото" readOnly value={photos.value.join()} />
      <button type="submit">Сохранить</button>
    </form>
  );
}

function open(stored: Shop, isNew = false) {
  const view = renderWithPlatform(<ShopForm stored={stored} isNew={isNew} />, {
    session: {
      token: 'token',
      user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
    },
    messages: { form: texts },
  });
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { ...view, user, press };
}

/** Types over what is stored, and leaves. */
async function leave(stored: Shop, title: string): Promise<void> {
  const { user, unmount } = open(stored);
  await user.clear(field('Название'));
  await user.type(field('Название'), title);
  unmount();
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const shown = () => [field('Название').value, field('Город').value];
const told = () => screen.queryByRole('status')?.firstChild?.textContent;
const THEIRS: Shop = { ...STORED, version: 2, title: 'Магазин', city: 'Бишкек' };

it('is restored while what is stored is as it was', async () => {
  await leave(STORED, 'Базар');
  open({ ...STORED });
  expect(told()).toBe(texts.draft_restored);
  expect(shown()).toEqual(['Базар', 'Ош']);
});

it('is restored though the number of the state has grown, for nothing of this form', async () => {
  await leave(STORED, 'Базар');
  open({ ...STORED, version: 5 });
  expect(told()).toBe(texts.draft_restored);
});

it('waits where others have changed what it was typed over: saving takes nothing of theirs back', async () => {
  await leave(STORED, 'Базар');
  const { press } = open(THEIRS);
  expect(told()).toBe(texts.draft_overtaken);
  expect(shown()).toEqual(['Магазин', 'Бишкек']);
  await press('Сохранить');
  await waitFor(() => expect(sent).toEqual([THEIRS]));
});

it('is put upon what others have stored when it is wanted: what was not typed stays theirs', async () => {
  await leave(STORED, 'Базар');
  const { press } = open(THEIRS);
  await press(texts.draft_take);
  expect(told()).toBe(texts.draft_taken);
  expect(shown()).toEqual(['Базар', 'Бишкек']);
  await press(texts.draft_put_back);
  expect(shown()).toEqual(['Магазин', 'Бишкек']);
  await press(texts.draft_take);
  await press('Сохранить');
  await waitFor(() => expect(sent).toEqual([{ ...THEIRS, title: 'Базар' }]));
});

it('still waits after a reload, after more was typed, and after that was saved', async () => {
  await leave(STORED, 'Базар');
  const second = open(THEIRS);
  await second.user.type(field('Город'), ' 2');
  second.unmount();
  const third = open(THEIRS);
  expect(told()).toBe(texts.draft_overtaken);
  expect(shown()).toEqual(['Магазин', 'Бишкек 2']);
  await third.press('Сохранить');
  await waitFor(() => expect(third.record.toasts).toHaveLength(1));
  third.unmount();
  const { press } = open({ ...THEIRS, version: 3, city: 'Бишкек 2' });
  await press(texts.draft_take);
  expect(shown()).toEqual(['Базар', 'Бишкек 2']);
});

it('keeps both of two drafts that others were faster than', async () => {
  await leave(STORED, 'Базар');
  const second = open(THEIRS);
  await second.user.type(field('Город'), ' 2');
  second.unmount();
  const { press } = open({ ...THEIRS, version: 3, title: 'Рынок' });
  expect(shown()).toEqual(['Рынок', 'Бишкек']);
  await press(texts.draft_take);
  expect(shown()).toEqual(['Базар', 'Бишкек 2']);
});

it('is dropped when it is not wanted, without what has been typed since', async () => {
  await leave(STORED, 'Базар');
  const { user, press, unmount } = open(THEIRS);
  await user.type(field('Город'), ' 2');
  await press(texts.draft_discard);
  expect(told()).toBeUndefined();
  expect(shown()).toEqual(['Магазин', 'Бишкек 2']);
  unmount();
  open(THEIRS);
  expect(told()).toBe(texts.draft_restored);
  expect(shown()).toEqual(['Магазин', 'Бишкек 2']);
});

it('says nothing where others have stored the same', async () => {
  await leave(STORED, 'Базар');
  open({ ...STORED, version: 2, title: 'Базар' });
  expect(told()).toBeUndefined();
});

it('fits what others have stored: what they have deleted is not in it', async () => {
  const { press, unmount } = open(STORED);
  await press('Перевернуть');
  unmount();
  const again = open({ ...THEIRS, photos: [2] });
  await again.press(texts.draft_take);
  expect(field('Фото').value).toBe('2');
});

it('of something new is restored whatever it begins with by then', async () => {
  const { user, unmount } = open(STORED, true);
  await user.type(field('Название'), '!');
  unmount();
  open({ ...STORED, city: 'Нарын' }, true);
  expect(told()).toBe(texts.draft_restored);
  expect(shown()).toEqual(['Лавка!', 'Нарын']);
});
