import { screen, waitFor } from '@testing-library/react';
import {
  applyItemImport,
  getItemImport,
  listImportFaults,
  listItemImports,
  uploadItemImport,
} from '@karavan/shared-api/client/item-imports';
import type { ItemImport } from '@karavan/shared-api/contract/item-imports';
import { mockEndpoint, startMockServer } from '@karavan/shared-api/testing';
import { openStock, pageOf, whoManages } from '../shared/testing/test-stock.tsx';
import { ImportItems } from './import-items.tsx';

const CHECKED: ItemImport = {
  id: 3,
  file_name: 'Осень.csv',
  status: 'checked',
  row_count: 4,
  fault_count: 0,
  done_count: 0,
  new_items: 1,
  changed_items: 2,
  created_at: '2026-11-25T10:00:00.000Z',
};

let sheet: ItemImport;
let isFitting: boolean;
startMockServer(
  whoManages,
  mockEndpoint(listItemImports, () => ({ status: 200, data: pageOf([sheet]) })),
  mockEndpoint(getItemImport, () => ({ status: 200, data: sheet })),
  mockEndpoint(listImportFaults, () => ({
    status: 200,
    data: pageOf([
      {
        id: 1,
        row: 3,
        column: 'price' as const,
        problem: 'amount_format' as const,
        text: 'Укажите сумму цифрами',
        value: 'дорого',
      },
    ]),
  })),
  mockEndpoint(uploadItemImport, () =>
    isFitting
      ? { status: 201, data: sheet }
      : {
          status: 400,
          failure: {
            success: false,
            code: 'invalid_input',
            message: 'Проверьте введённые данные',
            errors: { file: ['Таблица не подошла'] },
          },
        },
  ),
  mockEndpoint(applyItemImport, () => {
    sheet = { ...sheet, status: 'applied', done_count: 4 };
    return { status: 200, data: sheet };
  }),
);
beforeEach(() => {
  sheet = CHECKED;
  isFitting = true;
});

async function send() {
  const view = openStock(
    <ImportItems organizationId={5} />,
    '/organizations/5/manage/items/import',
  );
  await view.user.upload(
    await screen.findByLabelText('Файл таблицы'),
    new File(['title'], 'Осень.csv', { type: 'text/csv' }),
  );
  return view;
}

it('says what a sheet would change, and applies it', async () => {
  const { user } = await send();
  expect(await screen.findByText('Строк: 4, новых товаров: 1, изменится: 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Применить' }));
  await waitFor(() => expect(screen.getAllByText('Применена').length).toBeGreaterThan(0));
  expect(screen.queryByRole('button', { name: 'Применить' })).toBeNull();
});

it('names each fault by row and column, and offers nothing else', async () => {
  sheet = { ...CHECKED, status: 'faulty', fault_count: 1 };
  await send();
  expect(await screen.findByText('Строка 3, Цена')).toBeTruthy();
  expect(screen.getByText('Укажите сумму цифрами')).toBeTruthy();
  expect(screen.getByText('дорого')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Применить' })).toBeNull();
});

it('tells how far a sheet is applied', async () => {
  sheet = { ...CHECKED, status: 'applying', done_count: 2 };
  await send();
  expect(await screen.findByText('Готово строк: 2 из 4')).toBeTruthy();
});

it('says that a sheet has other columns', async () => {
  isFitting = false;
  await send();
  expect((await screen.findByRole('alert')).textContent).toMatch(/Таблица не подошла/);
});
