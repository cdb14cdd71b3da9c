import { errorOfAnswer, errorOfTransport } from './api-error.ts';
import { failure } from './api-result.ts';
import { toastOf } from './response-toast.ts';

const success = (data?: unknown) => ({ ok: true, data }) as const;

it('shows the text of a failure, or the one the caller has for it', () => {
  const refused = failure(errorOfAnswer(406, { message: 'Партнер уже добавлен' }));
  expect(toastOf(refused)).toEqual({ kind: 'error', text: 'Партнер уже добавлен' });
  expect(toastOf(refused, { failure: 'Нет' })).toEqual({ kind: 'error', text: 'Нет' });
});

it('says nothing of a cancelled call', () => {
  expect(toastOf(failure(errorOfTransport('canceled')), { failure: 'Нет' })).toBeNull();
});

it('takes an answer that denies its own success for a failure', () => {
  expect(toastOf(success({ success: false, error: 'Пусто' }))).toEqual({
    kind: 'error',
    text: 'Пусто',
  });
});

it('shows a success only when asked to', () => {
  const saved = success({ message: 'Сохранено' });
  expect(toastOf(saved)).toBeNull();
  expect(toastOf(saved, { showMessage: true })).toEqual({ kind: 'success', text: 'Сохранено' });
  expect(toastOf(saved, { success: 'Готово' })).toEqual({ kind: 'success', text: 'Готово' });
  expect(toastOf(success(), { showMessage: true })).toBeNull();
});
