import type { ReactNode } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCategories } from '@karavan/shared-api/client/feed';
import { uploadPicture } from '@karavan/shared-api/client/files';
import { createItem, updateItem } from '@karavan/shared-api/client/item-editing';
import { getItemWholesale, setItemWholesale } from '@karavan/shared-api/client/wholesale';
import type { Category } from '@karavan/shared-api/contract/feed';
import type { EditedItem, ItemInput } from '@karavan/shared-api/contract/item-editing';
import { listSizes } from '@karavan/shared-api/client/sizes';
import { SIZES_OF } from '@karavan/shared-api/contract/size-formats';
import {
  mockEndpoint,
  renderWithPlatform,
  startMockServer,
  refusal,
} from '@karavan/shared-api/testing';
import formTexts from '@karavan/shared-api/form/locales/ru.json' with { type: 'json' };
import texts from '../locales/ru.json' with { type: 'json' };
import { ItemForm } from './item-form.tsx';
import { WholesaleForm } from './wholesale-form.tsx';

window.scrollTo = () => undefined;
URL.createObjectURL = () => 'blob:photo';
URL.revokeObjectURL = () => undefined;

const image = { small: 's', medium: 'm', large: 'l', width: 1, height: 1, thumbhash: null };
const stored: EditedItem = {
  id: 7,
  version: 3,
  title: 'Платье',
  description: '',
  translations: [],
  category: { id: 2, title: 'Платья' },
  price: '100.00',
  old_price: null,
  currency: 'KGS',
  images: [{ file_id: 5, alt: '', image }],
  videos: [],
  instagram_posts: [],
  sizes: [{ id: 1, size: 'M', quantity: 4, held: 0, sku: null, barcode: null }],
  status: 'published',
  publish_at: null,
};

let sent: (ItemInput & { version?: number })[];
/** Lets the upload arrive. */
let arrive: () => void;
let uploadStatus: number;
const categories: Category[] = [
  {
    id: 1,
    title: 'Мода',
    subcategories: [
      { id: 2, title: 'Платья' },
      { id: 3, title: 'Обувь' },
    ],
  },
];
const server = startMockServer(
  mockEndpoint(listCategories, () => ({ status: 200, data: { list: categories } })),
  mockEndpoint(listSizes, () => ({
    status: 200,
    data: { list: SIZES_OF.letters.map((size) => ({ size, format_criteria: 'letters' as const })) },
  })),
  mockEndpoint(createItem, async ({ request }) => {
    sent.push((await request.json()) as ItemInput);
    return { status: 201, data: stored };
  }),
  mockEndpoint(updateItem, async ({ request }) => {
    sent.push((await request.json()) as ItemInput);
    return { status: 200, data: stored };
  }),
);

beforeEach(() => {
  sent = [];
  localStorage.clear();
});

function open(item: EditedItem | null, parts?: ReactNode) {
  const view = renderWithPlatform(
    <ItemForm
      organizationId={5}
      currency="KGS"
      category={item ? null : 3}
      stored={item}
      parts={parts}
    />,
    {
      path: '/organizations/5/manage/items/7',
      session: {
        token: 't',
        user: { id: 1, full_name: 'Елена', avatar: null, has_empty_fields: false },
      },
      messages: { 'mf-commerce-catalog': texts, form: formTexts },
    },
  );
  return { user: userEvent.setup(), ...view };
}

it('sends pieces as a change of what was seen, and sizes by their ids', async () => {
  const { user } = open(stored);
  const pieces = await screen.findByLabelText('M, штук');
  await user.clear(pieces);
  await user.type(pieces, '9');
  const sizes = screen.getByRole('group', { name: 'Размеры' });
  await user.click(within(sizes).getByRole('button', { name: 'S' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    version: 3,
    status: 'published',
    images: [{ file_id: 5, alt: '' }],
    sizes: [
      { id: null, size: 'S', quantity: 1, seen: null },
      { id: 1, size: 'M', quantity: 9, seen: 4, sku: null, barcode: null },
    ],
  });
});

it('says beside the fields what is missing before anything is sent', async () => {
  const { user } = open(null);
  await user.click(await screen.findByRole('button', { name: 'Опубликовать' }));
  expect(await screen.findByText('Загрузите изображение')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('finds a category by typing', async () => {
  const { user } = open(stored);
  const field = await screen.findByRole('combobox', { name: 'Категория' });
  await user.click(field);
  await user.keyboard('обу{Enter}');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent[0]).toMatchObject({ category: 3 }));
});

it('takes links to posts and reels of Instagram, each once, and nothing else', async () => {
  const { user } = open(stored);
  const [reel, post] = ['reel/C8xYz12AbCd', 'p/C8x_z-2AbCd'].map(
    (path) => `https://www.instagram.com/${path}/`,
  );
  const add = async (link: string) => {
    const field = await screen.findByLabelText(texts.instagram_link);
    await user.clear(field);
    await user.type(field, link);
    await user.click(screen.getByRole('button', { name: texts.instagram_add }));
  };
  await add('https://www.instagram.com/aigul.t/');
  expect(screen.getByText(texts.instagram_wrong)).toBeTruthy();
  await add(`${reel}?igsh=1`);
  await add(reel!);
  expect(screen.getByText(texts.instagram_repeated)).toBeTruthy();
  await add(post!);
  await user.click(screen.getByRole('button', { name: 'Убрать из Instagram: 1' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toMatchObject([{ instagram_posts: [post] }]));
});

it('waits for the photos when somebody is faster than they are', async () => {
  const gate = Promise.withResolvers<void>();
  arrive = gate.resolve;
  uploadStatus = 201;
  server.use(
    mockEndpoint(uploadPicture, async () => {
      await gate.promise;
      return {
        status: uploadStatus as 201,
        data: { id: 11, image_url: 'u', is_watermarked: false, image },
      };
    }),
  );
  const { user, container } = open(null);
  await user.type(await screen.findByLabelText('Название'), 'Куртка');
  await user.type(screen.getByLabelText('Цена'), '3200');
  const file = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });
  const input = container.querySelector<HTMLInputElement>('input[type=file][accept="image/*"]')!;
  await user.upload(input, file);
  expect((await screen.findByRole('progressbar')).textContent).toMatch(/^\d+\u00A0%$/);
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
  expect(sent).toEqual([]);
  arrive();
  await waitFor(() =>
    expect(sent).toMatchObject([
      { title: 'Куртка', status: 'published', images: [{ upload_id: 11, alt: '' }] },
    ]),
  );
});

it('says that a photo has failed, and leads there, instead of storing without it', async () => {
  const data = { id: 11, image_url: 'u', is_watermarked: false, image };
  server.use(mockEndpoint(uploadPicture, () => refusal('internal')));
  const { user, container, record } = open(null);
  await user.type(await screen.findByLabelText('Название'), 'Куртка');
  await user.type(screen.getByLabelText('Цена'), '3200');
  const file = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });
  const input = container.querySelector<HTMLInputElement>('input[type=file][accept="image/*"]')!;
  await user.upload(input, file);
  const retry = await screen.findByRole('button', { name: 'Отправить ещё раз' });
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
  expect(record.toasts).toEqual([{ kind: 'error', text: 'Не удалось загрузить изображение' }]);
  expect(document.activeElement).toBe(retry);
  expect(sent).toEqual([]);
  server.use(mockEndpoint(uploadPicture, () => ({ status: 201, data })));
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Фото 1: открыть' });
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
  await waitFor(() => expect(sent).toMatchObject([{ images: [{ upload_id: 11 }] }]));
});

describe('one press', () => {
  const steps = [{ min_quantity: 10, price: { amount: '80.00', currency: 'KGS' } }];
  const usual = { amount: '100.00', currency: 'KGS' };
  const wholesale = { name: 'Платье', price: usual, currency: 'KGS', steps };
  let order: string[];
  beforeEach(() => {
    order = [];
    server.use(
      mockEndpoint(getItemWholesale, () => ({ status: 200, data: wholesale })),
      mockEndpoint(setItemWholesale, () => {
        order.push('wholesale');
        return { status: 200, data: wholesale };
      }),
      mockEndpoint(updateItem, () => {
        order.push('item');
        return { status: 200, data: stored };
      }),
    );
  });
  const openBoth = () => open(stored, <WholesaleForm organizationId={5} itemId={7} />);
  const save = () => screen.getByRole('button', { name: 'Сохранить' });

  it('stores the wholesale prices, then the product, and only what has changed', async () => {
    const { user } = openBoth();
    const price = await screen.findByLabelText('Цена за штуку');
    await user.clear(price);
    await user.type(price, '70');
    await user.click(save());
    await waitFor(() => expect(order).toEqual(['wholesale', 'item']));
    await waitFor(() => expect(save()).not.toHaveProperty('disabled', true));
    await user.click(save());
    await waitFor(() => expect(order).toEqual(['wholesale', 'item', 'item']));
  });

  it('stops where a part is wrong, and where the product is', async () => {
    const { user } = openBoth();
    const price = await screen.findByLabelText('Цена за штуку');
    await user.clear(price);
    await user.click(save());
    await waitFor(() => expect(price.getAttribute('aria-invalid')).toBe('true'));
    await user.type(price, '70');
    await user.clear(screen.getByLabelText('Название'));
    await user.click(save());
    await waitFor(() =>
      expect(screen.getByLabelText('Название').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(order).toEqual([]);
  });

  it('keeps the page when a part is refused', async () => {
    const refused = refusal('invalid_input', 'Проверьте данные', {
      'steps.0.price': ['Цена выше обычной'],
    });
    server.use(mockEndpoint(setItemWholesale, () => refused));
    const { user } = openBoth();
    const price = await screen.findByLabelText('Цена за штуку');
    await user.clear(price);
    await user.type(price, '120');
    await user.click(save());
    expect(await screen.findByText('Цена выше обычной')).toBeTruthy();
    expect(order).toEqual([]);
  });
});
