import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCategories } from '@karavan/shared-api/client/feed';
import { uploadPicture } from '@karavan/shared-api/client/files';
import { createItem, updateItem } from '@karavan/shared-api/client/item-editing';
import type { Category } from '@karavan/shared-api/contract/feed';
import type { EditedItem, ItemInput } from '@karavan/shared-api/contract/item-editing';
import { listSizes } from '@karavan/shared-api/client/sizes';
import { SIZES_OF } from '@karavan/shared-api/contract/size-formats';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import formTexts from '@karavan/shared-api/form/locales/ru.json' with { type: 'json' };
import texts from '../locales/ru.json' with { type: 'json' };
import { ItemForm } from './item-form.tsx';

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
void server;

beforeEach(() => {
  sent = [];
  localStorage.clear();
});

function open(item: EditedItem | null) {
  const view = renderWithPlatform(
    <ItemForm organizationId={5} currency="KGS" category={item ? null : 3} stored={item} />,
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
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
  expect(sent).toEqual([]);
  arrive();
  await waitFor(() =>
    expect(sent).toMatchObject([
      { title: 'Куртка', status: 'published', images: [{ upload_id: 11, alt: '' }] },
    ]),
  );
});
