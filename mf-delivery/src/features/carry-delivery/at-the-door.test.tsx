import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { completeDelivery, getDelivery, rejectDelivery } from '@karavan/shared-api/client/delivery';
import { uploadPicture } from '@karavan/shared-api/client/files';
import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import {
  mockEndpoint,
  mockLostConnection,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { courierDelivery, deliveredDelivery, TEXTS } from '../../testing/deliveries.ts';
import { CarryDelivery } from './carry-delivery.tsx';

const PHOTO = {
  id: 77,
  image_url: '/m.webp',
  is_watermarked: false,
  image: {
    small: '/s.webp',
    medium: '/m.webp',
    large: '/l.webp',
    width: 800,
    height: 600,
    thumbhash: null,
  },
};

let delivery: CourierDelivery;
let sent: object[];

/** Records the requests; the delivery ends as given. */
async function finish({ request }: { readonly request: Request }, end: CourierDelivery) {
  sent.push((await request.json()) as object);
  delivery = end;
  return { status: 200, data: delivery } as const;
}

const server = startMockServer(
  mockEndpoint(getDelivery, () => ({ status: 200, data: delivery })),
  mockEndpoint(completeDelivery, (call) => finish(call, deliveredDelivery())),
  mockEndpoint(rejectDelivery, (call) =>
    finish(
      call,
      courierDelivery({
        status: 'delivery_status_rejected_by_delivery_service',
        reason: 'Никто не открыл',
      }),
    ),
  ),
  mockEndpoint(uploadPicture, () => ({
    status: 201,
    data: PHOTO,
  })),
);
beforeEach(() => {
  delivery = courierDelivery();
  sent = [];
});

async function open() {
  const view = renderWithPlatform(<CarryDelivery transactionId={9} notTaken={null} />, {
    messages: TEXTS,
  });
  await screen.findByRole('button', { name: 'Доставлено' });
  return { user: userEvent.setup(), ...view };
}

const button = (name: string) => screen.getByRole('button', { name });
const digits = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value)
    .join('');

async function typePin(user: ReturnType<typeof userEvent.setup>, pin: string): Promise<void> {
  await user.click(screen.getByRole('textbox', { name: 'Код от клиента' }));
  await user.keyboard(pin);
}

describe('the client’s code', () => {
  it('ends the delivery, once however often it is pressed', async () => {
    const answer = Promise.withResolvers<void>();
    server.use(
      mockEndpoint(completeDelivery, async (call) => {
        const answered = await finish(call, deliveredDelivery());
        await answer.promise;
        return answered;
      }),
    );
    const { user, record } = await open();
    await typePin(user, '0427');
    await user.click(button('Доставлено'));
    await waitFor(() => expect(button('Доставлено').getAttribute('aria-busy')).toBe('true'));
    await user.click(button('Доставлено'));
    expect(screen.getByText('В пути')).toBeTruthy();
    answer.resolve();
    expect(await screen.findByText('Доставлен')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Доставлено' })).toBeNull();
    expect(sent).toEqual([{ pin: '0427' }]);
    expect(record.toasts).toEqual([{ kind: 'success', text: 'Заказ доставлен' }]);
  });

  it('is asked for in full before anything is sent', async () => {
    const { user } = await open();
    await typePin(user, '042');
    await user.click(button('Доставлено'));
    expect(await screen.findByText('Введите все четыре цифры')).toBeTruthy();
    expect(sent).toEqual([]);
    // Typing clears the error.
    await user.type(screen.getByRole('textbox', { name: 'Цифра 4 из 4' }), '7');
    expect(screen.queryByText('Введите все четыре цифры')).toBeNull();
  });

  it('can be wrong, which is said beside it', async () => {
    server.use(
      mockEndpoint(completeDelivery, () =>
        refusal('invalid_input', 'Проверьте поля', { pin: ['invalid'] }),
      ),
    );
    const { user, record } = await open();
    await typePin(user, '1111');
    await user.click(button('Доставлено'));
    expect(await screen.findByText('Код не подходит. Спросите клиента ещё раз.')).toBeTruthy();
    expect(digits()).toBe('1111');
    expect(record.toasts).toEqual([]);
  });

  it('has been tried too often: other ways are named', async () => {
    server.use(mockEndpoint(completeDelivery, () => refusal('limit_exceeded')));
    const { user } = await open();
    await typePin(user, '1111');
    await user.click(button('Доставлено'));
    expect(await screen.findByText(/^Слишком много неверных попыток/)).toBeTruthy();
  });

  it('stays typed when the connection is lost, and the next press sends it', async () => {
    server.use(mockLostConnection(completeDelivery));
    const { user, record } = await open();
    await typePin(user, '0427');
    await user.click(button('Доставлено'));
    await waitFor(() =>
      expect(record.toasts).toEqual([
        { kind: 'error', text: 'Проверьте подключение к интернету и попробуйте ещё раз.' },
      ]),
    );
    expect(digits()).toBe('0427');
    server.resetHandlers();
    await user.click(button('Доставлено'));
    expect(await screen.findByText('Доставлен')).toBeTruthy();
    expect(sent).toEqual([{ pin: '0427' }]);
  });

  it('shows how it stands when the delivery has changed meanwhile', async () => {
    server.use(
      mockEndpoint(completeDelivery, () => {
        delivery = courierDelivery({ status: 'delivery_status_set_for_delivery' });
        return refusal('conflict', 'Состояние уже изменилось');
      }),
    );
    const { user, record } = await open();
    await typePin(user, '0427');
    await user.click(button('Доставлено'));
    expect(await screen.findByText('Ждёт курьера')).toBeTruthy();
    expect(record.toasts).toEqual([{ kind: 'error', text: 'Состояние уже изменилось' }]);
  });
});

describe('a photo instead of the code', () => {
  const photo = new File(['photo'], 'door.jpg', { type: 'image/jpeg' });
  const choose = (user: ReturnType<typeof userEvent.setup>) =>
    user.upload(screen.getByLabelText('Без кода: фото заказа', { selector: 'input' }), photo);

  it('ends the delivery once it is uploaded', async () => {
    const { user } = await open();
    await choose(user);
    expect(await screen.findByText('Доставлен')).toBeTruthy();
    expect(sent).toEqual([{ photo_id: 77 }]);
  });

  it('is sent once more after it could not be uploaded', async () => {
    server.use(mockEndpoint(uploadPicture, () => refusal('internal')));
    const { user } = await open();
    await choose(user);
    expect(await screen.findByText('Не удалось загрузить изображение')).toBeTruthy();
    expect(sent).toEqual([]);
    server.resetHandlers();
    await user.click(button('Повторить'));
    expect(await screen.findByText('Доставлен')).toBeTruthy();
    expect(sent).toEqual([{ photo_id: 77 }]);
  });

  it('can be cancelled on its way', async () => {
    server.use(mockEndpoint(uploadPicture, () => new Promise<never>(() => {})));
    const { user } = await open();
    await choose(user);
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    await user.click(button('Отмена'));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText('Не удалось загрузить изображение')).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('a delivery that cannot be brought', () => {
  it('goes back with the reason that is chosen or written', async () => {
    const { user, record } = await open();
    await user.click(button('Не могу доставить'));
    await user.click(button('Никто не открыл'));
    expect(button('Никто не открыл').getAttribute('aria-pressed')).toBe('true');
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', {
      name: 'Почему не получилось?',
    });
    expect(field.value).toBe('Никто не открыл');
    await user.type(field, ', ждал час');
    await user.click(button('Вернуть заказ'));
    expect(await screen.findByText('Не доставлен: Никто не открыл')).toBeTruthy();
    expect(sent).toEqual([{ reason: 'Никто не открыл, ждал час' }]);
    expect(record.toasts).toEqual([{ kind: 'success', text: 'Заказ возвращён организации' }]);
  });

  it('needs a reason', async () => {
    const { user } = await open();
    await user.click(button('Не могу доставить'));
    await user.click(button('Вернуть заказ'));
    expect(await screen.findByText('Напишите причину')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('keeps what was written when the server refuses, and says why beside it', async () => {
    server.use(
      mockEndpoint(rejectDelivery, () =>
        refusal('invalid_input', 'Проверьте поля', { reason: ['Слишком длинно'] }),
      ),
    );
    const { user, record } = await open();
    await user.click(button('Не могу доставить'));
    await user.click(button('Клиент не отвечает'));
    await user.click(button('Вернуть заказ'));
    expect(await screen.findByText('Слишком длинно')).toBeTruthy();
    expect(
      screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Почему не получилось?' }).value,
    ).toBe('Клиент не отвечает');
    expect(record.toasts).toEqual([]);
  });

  it('may be kept after all', async () => {
    const { user } = await open();
    await user.click(button('Не могу доставить'));
    await user.click(button('Всё-таки доставлю'));
    expect(button('Не могу доставить')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Вернуть заказ' })).toBeNull();
    expect(sent).toEqual([]);
  });
});
