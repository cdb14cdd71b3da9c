import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { bindTranslations } from './bind-translations.ts';
import { addNamespace, changeLocale, createI18n, type MessageLoader } from './create-i18n.ts';

const ru = {
  title: 'Корзина «{{name}}»',
  items_one: '{{count}} товар',
  items_few: '{{count}} товара',
  items_many: '{{count}} товаров',
  items_other: '{{count}} товара',
};
const en = {
  title: 'Cart “{{name}}”',
  items_one: '{{count}} item',
  items_other: '{{count}} items',
};

const { useT } = bindTranslations<typeof ru>('cart');
const load: MessageLoader = async (locale) => ({ default: locale === 'ru' ? ru : en });

const translators = new Set<unknown>();

function Cart({ count }: { readonly count: number }) {
  const t = useT();
  translators.add(t);
  return (
    <>
      <h1>{t('title', { name: '<Ош>' })}</h1>
      <p>{t('items', { count })}</p>
    </>
  );
}

async function renderCart(count: number) {
  const i18n = createI18n({ locale: 'ru' });
  await addNamespace(i18n, 'cart', load);
  const wrapped = (of: number) => (
    <I18nextProvider i18n={i18n}>
      <Cart count={of} />
    </I18nextProvider>
  );
  const { rerender } = render(wrapped(count));
  return { i18n, rerender: (of: number) => rerender(wrapped(of)) };
}

it.each([
  [1, '1 товар'],
  [3, '3 товара'],
  [11, '11 товаров'],
  [21, '21 товар'],
])('chooses the plural form for %d', async (count, text) => {
  await renderCart(count);
  expect(screen.getByRole('paragraph').textContent).toBe(text);
});

it('puts values in as they are; React escapes them', async () => {
  await renderCart(1);
  expect(screen.getByRole('heading').textContent).toBe('Корзина «<Ош>»');
});

it('follows a switch of the language on the spot', async () => {
  const { i18n } = await renderCart(2);
  await act(() => changeLocale(i18n, 'en'));
  expect(screen.getByRole('paragraph').textContent).toBe('2 items');
});

it('hands out the same function until the language changes', async () => {
  translators.clear();
  const { rerender } = await renderCart(2);
  rerender(5);
  expect(translators.size).toBe(1);
});

it('knows the keys of the Russian file without their plural suffixes', () => {
  const check = (t: ReturnType<typeof useT>) => {
    t('items', { count: 1 });
    // @ts-expect-error: there is no such key
    t('itemz');
    // @ts-expect-error: the plural form is chosen by `count`
    t('items_few');
  };
  expect(check).toBeInstanceOf(Function);
});
