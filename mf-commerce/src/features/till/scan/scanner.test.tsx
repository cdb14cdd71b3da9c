import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { OverlayComponentProps } from '@karavan/shared-api/remote';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import commerce from '../../../locales/ru.json' with { type: 'json' };
import till from '../locales/ru.json' with { type: 'json' };
import { ScanAndGo } from './scan-and-go.tsx';
import { ScanForText } from './scan-for-text.tsx';
import { ScannedGift } from './scanned-gift.tsx';

const texts = {
  'mf-commerce': commerce as unknown as Record<string, string>,
  'mf-commerce-till': till as unknown as Record<string, string>,
};

function open() {
  const view = renderWithPlatform(<ScanAndGo />, { path: '/scan', messages: texts });
  return { user: userEvent.setup(), ...view };
}

const field = () => screen.getByLabelText('ID или номер телефона');
const find = () => screen.getByRole('button', { name: 'Найти клиента' });

it('works without a camera, and says so', async () => {
  open();
  expect(await screen.findByText(/^Камера недоступна/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Выбрать фото с кодом' })).toMatchObject({
    disabled: false,
  });
});

describe('a camera', () => {
  const getUserMedia = jest.fn(async () => Promise.reject(new Error('no picture in tests')));
  beforeEach(() => {
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia, enumerateDevices: async () => [] },
    });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'mediaDevices'));

  it('is asked for, but not when the page is left before its code has loaded', async () => {
    open().unmount();
    await import('./read-camera.ts');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(getUserMedia).not.toHaveBeenCalled();
    open();
    await waitFor(() => expect(getUserMedia).toHaveBeenCalled());
  });
});

it('takes digits only', async () => {
  const { user } = open();
  await user.click(find());
  expect(screen.getByText('Введите ID или номер телефона')).toBeTruthy();
  await user.type(field(), 'Айгуль');
  await user.click(find());
  expect(screen.getByText('Можно вводить только цифры')).toBeTruthy();
});

it('leads to the sale for a typed client', async () => {
  const { user, history } = open();
  await user.type(field(), 'UID12');
  await user.click(find());
  expect(history.location).toMatchObject({
    pathname: '/proceed-discount',
    search: '?client=UID12',
  });
});

it('says that a file is no picture of a code', async () => {
  const { user, container } = open();
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File(['x'], 'code.png', { type: 'image/png' }));
  expect(await screen.findByText('На этом фото нет QR-кода')).toBeTruthy();
});

describe('whoever sells nothing', () => {
  startMockServer(
    mockEndpoint(getMe, () => ({ status: 200, data: { organizations: [] } as unknown as Me })),
  );
  const code = () => screen.findByLabelText('Код или номер');
  const go = () => screen.getByRole('button', { name: 'Продолжить' });

  it.each([
    ['OID12', '/organizations/12'],
    ['/p/5', '/p/5'],
    [`${location.origin}/p/5`, '/p/5'],
  ])('types %s and gets to %s', async (typed, path) => {
    const { user, history } = open();
    await user.type(await code(), typed);
    await user.click(go());
    expect(history.location.pathname).toBe(path);
    expect(screen.queryByRole('button', { name: 'Найти клиента' })).toBeNull();
  });

  it('is told that a text is no code', async () => {
    const { user, history } = open();
    await code();
    await user.click(go());
    expect(screen.getByText('Введите код или номер')).toBeTruthy();
    await user.type(await code(), 'привет');
    await user.click(go());
    expect(await screen.findByText('Это не код Karavan')).toBeTruthy();
    expect(history.location.pathname).toBe('/scan');
  });
});

describe('an overlay that asks', () => {
  const ask = (props: OverlayComponentProps<'qr_scan'>['props']) => {
    const close = jest.fn();
    renderWithPlatform(<ScanForText props={props} close={close} />, { messages: texts });
    return { close, user: userEvent.setup() };
  };

  it('for a code takes any text, under the title that it is given', async () => {
    const { close, user } = ask({ purpose: 'code', title: 'Принять подарочную карту' });
    expect(await screen.findByRole('heading', { name: 'Принять подарочную карту' })).toBeTruthy();
    await user.type(screen.getByLabelText('Код или номер'), ' GIFT-7a ');
    await user.click(screen.getByRole('button', { name: 'Продолжить' }));
    expect(close).toHaveBeenCalledWith('GIFT-7a');
    expect(screen.queryByText('Найти клиента')).toBeNull();
  });

  it('for a client takes digits only', async () => {
    const { close, user } = ask({ purpose: 'client' });
    await user.type(await screen.findByLabelText('ID или номер телефона'), 'GIFT');
    await user.click(find());
    expect(screen.getByText('Можно вводить только цифры')).toBeTruthy();
    expect(close).not.toHaveBeenCalled();
  });
});

describe('a scanned gift card', () => {
  let permissions: string[];
  startMockServer(
    mockEndpoint(getMe, () => ({
      status: 200,
      data: { organizations: [{ id: 5, title: 'Лавка', permissions }] } as unknown as Me,
    })),
  );
  const show = (onPay: () => void) =>
    renderWithPlatform(<ScannedGift path="/gifts#7-CODE" onPay={onPay} />, {
      path: '/scan',
      messages: texts,
    });

  it('pays for a sale, or is taken, as a seller says', async () => {
    permissions = ['can_sell'];
    const onPay = jest.fn();
    const { history } = show(onPay);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Оплатить ею на кассе' }));
    expect(onPay).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('link', { name: 'Забрать карту себе' }));
    expect(history.location).toMatchObject({ pathname: '/gifts', hash: '#7-CODE' });
  });

  it('is taken by everybody else', async () => {
    permissions = ['can_scan'];
    const { history } = show(jest.fn());
    await waitFor(() => expect(history.location.pathname).toBe('/gifts'));
  });
});
