import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FieldProblem } from '@karavan/shared-api/contract/field-problems';
import { LOCALES, type Locale } from '@karavan/shared-api/contract/locales';
import { problemKey, type NamedProblem } from '@karavan/shared-api/form/problem-key';
import { errorOfAnswer, errorOfTransport } from '../../../shared-api/src/client/api-error.ts';
import { errorText } from '../../../server/src/platform/errors/error-texts.ts';
import { WORKSPACE } from '../build/packages.ts';

type Texts = Readonly<Record<string, string>>;

/** The catalogue of texts in a folder, in one language. */
const catalogue = (folder: string, locale: Locale): Texts =>
  JSON.parse(
    readFileSync(path.join(WORKSPACE, folder, 'locales', `${locale}.json`), 'utf8'),
  ) as Texts;

/** Texts that the specification gives word for word (sections 2, 4, 5 and 8), and where they are said. */
describe('the text', () => {
  it.each<[text: string, folder: string, key: string, locale: Locale]>([
    ['Загрузка...', 'shared-ui/src', 'loading', 'ru'],
    ['Settings', 'shared-ui/src', 'settings', 'en'],
    ['Отмена', 'shared-ui/src', 'cancel', 'ru'],
    ['Copied', 'shared-ui/src', 'app.copied', 'en'],
    ['Что-то пошло не так', 'shared-ui/src', 'error_title', 'ru'],
    ['Повторите через 30 минут', 'shell/src/pages', 'limit_exceeded', 'ru'],
    ['The passwords do not match', 'shell/src/pages', 'passwords_differ', 'en'],
    ['Регион уже определяется', 'shell/src/overlays', 'detection_in_progress', 'ru'],
    ['Не удалось определить регион', 'shell/src/overlays', 'detection_unknown', 'ru'],
    ['Ошибка при определении региона', 'shell/src/overlays', 'detection_error', 'ru'],
    ['Чек {{id}} успешно отменен', 'mf-commerce/src/features/orders', 'cancelled', 'ru'],
    ['Оплата успешно отменена', 'mf-commerce/src/features/orders', 'payment_cancelled', 'ru'],
    ['Вы приняли заказ', 'mf-commerce/src/features/orders', 'accepted', 'ru'],
    ['Cannot cancel the receipt', 'mf-commerce/src/features/orders', 'not_cancelled', 'en'],
    ['Receipt successfully created', 'mf-commerce/src', 'receipt_created', 'en'],
    ['Проверьте соединение с интернетом', 'mf-commerce/src', 'cart_failed', 'ru'],
    ['Only digits can be entered', 'mf-commerce/src/features/till', 'user_search_digits', 'en'],
    ['Enter ID or phone number', 'mf-commerce/src/features/till', 'user_search_empty', 'en'],
    ['Enter a valid ID or phone number', 'shared-api/src/form', 'problem_client_format', 'en'],
    ['User search error', 'mf-commerce/src/features/till', 'user_search_failed', 'en'],
    ['Network error', 'mf-commerce/src/features/till', 'network_error', 'en'],
    [
      'Only digits can be entered',
      'mf-organization/src/features/staff',
      'user_search_digits',
      'en',
    ],
    ['Enter ID or phone number', 'mf-organization/src/features/staff', 'user_search_empty', 'en'],
    ['User search error', 'mf-organization/src/features/staff', 'user_search_failed', 'en'],
    ['Network error', 'mf-organization/src/features/staff', 'network_error', 'en'],
    ['User not found', 'mf-messenger/src/features/find-people', 'not_found', 'en'],
    ['User search error', 'mf-messenger/src/features/find-people', 'failed', 'en'],
    [
      'Select at least one chat',
      'mf-messenger/src/features/forward-message',
      'nothing_chosen',
      'en',
    ],
    ['Message forwarded', 'mf-messenger/src/features/forward-message', 'forwarded', 'en'],
    ['Error forwarding message', 'mf-messenger/src/features/forward-message', 'failed', 'en'],
    ["There's no file in response", 'mf-statistics/src/features/review-orders', 'no_file', 'en'],
    [
      'Запрос на партнерство успешно отправлен',
      'mf-organization/src/features/offer-partnership',
      'partnership_sent',
      'ru',
    ],
    ['Не удалось загрузить изображение', 'shared-api/src/form', 'problem_not_loaded', 'ru'],
    ['Не удалось загрузить видео', 'shared-api/src/form', 'not_loaded_video_url', 'ru'],
    ['Старый пароль указан неверно', 'shared-api/src/form', 'password_wrong_old_password', 'ru'],
    ['File size is too big', 'shared-api/src/form', 'problem_file_too_big', 'en'],
    ['File size is too small', 'shared-api/src/form', 'problem_file_too_small', 'en'],
  ])('%s', (text, folder, key, locale) => {
    expect(catalogue(folder, locale)[key]).toBe(text);
    for (const other of LOCALES) expect(catalogue(folder, other)[key]).toMatch(/\S/);
  });

  it.each<[text: string, code: Parameters<typeof errorText>[0], locale: Locale]>([
    ['File type is invalid', 'unsupported_media_type', 'en'],
    ['File size is too big', 'payload_too_large', 'en'],
    ['File size is too small', 'file_too_small', 'en'],
    ['User not found', 'user_not_found', 'en'],
    ['To use conversion you need to log in', 'conversion_signed_out', 'en'],
    ['Limit exceeded', 'limit_exceeded', 'ru'],
    ['Wrong credentials', 'wrong_credentials', 'ru'],
    ['Партнер уже добавлен', 'partner_added', 'ru'],
    ['Не удалось создать запрос на партнерство', 'partnership_refused', 'ru'],
    ['Ошибка в переводе', 'translation_failed', 'ru'],
    ['Could not get the email by number', 'email_not_found', 'en'],
    ['Что-то пошло не так', 'internal', 'ru'],
    ['Something went wrong', 'internal', 'en'],
  ])('%s', (text, code, locale) => {
    expect(errorText(code, locale)).toBe(text);
  });

  it.each([
    ['Something went wrong', errorOfAnswer(500, {})],
    ['the detail', errorOfAnswer(500, { detail: 'the detail' })],
    ['the message', errorOfAnswer(500, { message: 'the message', detail: 'the detail' })],
    ['Timeout', errorOfTransport('timeout')],
    ['Network error', errorOfTransport('network')],
    ['Invalid response. Something went wrong', errorOfTransport('invalid_response')],
  ])('%s', (text, error) => {
    expect(error.message).toBe(text);
  });

  it('Could not save state', () => {
    const stored = readFileSync(path.join(WORKSPACE, 'shared-api/src/state/stored.ts'), 'utf8');
    expect(stored).toContain("console.warn('Could not save state'");
  });
});

/** What a field says that is not filled in rightly (section 5), where it says more than the general words. */
describe('the message of a field', () => {
  it.each<[meaning: string, key: string]>([
    ['a field is required', 'problem_required'],
    ['invalid e-mail', 'problem_email_format'],
    ['invalid phone number', 'problem_phone_format'],
    ['incorrect date', 'problem_date_format'],
    ['the old password is wrong', 'problem_password_wrong'],
    ['the limit is exceeded', 'problem_too_long'],
    ['at least so many characters', 'problem_too_short'],
  ])('%s', (_meaning, key) => {
    expect(catalogue('shared-api/src/form', 'ru')[key]).toMatch(/\S/);
  });

  it.each<[meaning: string, key: NamedProblem]>([
    ['nickname', 'required_username'],
    ['full name, for bonuses and discounts', 'required_full_name'],
    ['e-mail', 'required_email'],
    ['gender', 'required_gender'],
    ['amount', 'required_amount'],
    ['password', 'required_password'],
    ['picture', 'required_image_id'],
    ['country or city and currency', 'required_region'],
    ['birthday', 'required_birthday'],
    ['invalid birthday', 'date_format_birthday'],
    ['discount percent', 'required_percent'],
    ['discount limit', 'required_limit'],
    ['the same percent', 'repeated_percent'],
    ['the same limit', 'repeated_limit'],
    ['title', 'required_title'],
    ['description', 'required_description'],
    ['start time', 'required_start_time'],
    ['end time', 'required_end_time'],
    ['type', 'required_type'],
    ['message', 'required_text'],
    ['role', 'required_role'],
    ['position', 'required_position'],
    ['average check', 'too_small_average_check'],
    ['quantity', 'required_quantity'],
  ])('%s', (_meaning, key) => {
    const [, problem, field] = /^(required|repeated|date_format|too_small)_(.+)$/.exec(key)!;
    expect(problemKey(`list.0.${field}`, problem as FieldProblem)).toBe(key);
    const told = LOCALES.map((locale) => catalogue('shared-api/src/form', locale)[key]);
    expect(new Set(told).size).toBe(LOCALES.length);
  });

  it.each([
    ['contact number', 'contact_required'],
    ['social network', 'social_required'],
  ])('%s', (_meaning, key) => {
    for (const locale of LOCALES) {
      expect(catalogue('shell/src/pages/person', locale)[key]).toMatch(/\S/);
    }
  });
});
