import { createI18n } from '@karavan/shared-api/i18n';
import { waitFor } from '@testing-library/react';
import texts from '../locales/ru.json' with { type: 'json' };
import { createLeaving } from './leaving.ts';
import { createShellHistory, destinationOf } from './shell-history.ts';

const forms: { isUnsaved: boolean }[] = [];
afterEach(() => forms.splice(0).forEach((form) => (form.isUnsaved = false)));

/** A form at /profile, opened from /home/posts; `answers` are the person's answers, in order. */
function openForm({ depth = 0 } = {}) {
  window.history.replaceState(null, '', '/home/posts');
  const history = createShellHistory();
  const i18n = createI18n({ locale: 'ru' });
  i18n.addResourceBundle('ru', 'shell', texts);
  const asked: string[] = [];
  const answers: boolean[] = [];
  const leaving = createLeaving({
    history,
    i18n,
    dialogs: {
      confirm: async ({ title }) => {
        asked.push(title);
        return answers.shift() ?? false;
      },
    },
  });
  history.push('/profile');
  if (depth > 0) history.push('/profile', { overlayDepth: depth });
  const form = { isUnsaved: true };
  forms.push(form);
  const at = destinationOf(history.location, history.location.state);
  const release = leaving.guard({ at, hasUnsaved: () => form.isUnsaved });
  const heard = jest.fn();
  history.listen(heard);
  return { history, navigator: history.navigator, form, release, heard, asked, answers };
}

const at = () => location.pathname;
const untilAsked = (asked: readonly string[], count = 1) =>
  waitFor(() => expect(asked).toHaveLength(count));

it('asks before a link leads away from unsaved changes, and goes only when the person is sure', async () => {
  const { navigator, asked, answers } = openForm();
  navigator.push('/carts');
  await untilAsked(asked);
  expect(asked).toEqual(['Уйти без сохранения?']);
  expect(at()).toBe('/profile');
  answers.push(true);
  navigator.push('/carts');
  await waitFor(() => expect(at()).toBe('/carts'));
});

it('takes a step back again until the person is sure, and nobody hears of it', async () => {
  const { history, asked, answers, heard } = openForm();
  history.go(-1);
  await untilAsked(asked);
  expect(at()).toBe('/profile');
  expect(heard).not.toHaveBeenCalled();
  answers.push(true);
  history.go(-1);
  await untilAsked(asked, 2);
  await waitFor(() => expect(at()).toBe('/home/posts'));
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
});

it('asks before the overlay of a form closes, not before one above it does', async () => {
  const { history, asked, heard } = openForm({ depth: 1 });
  history.push('/profile', { overlayDepth: 2 });
  history.go(-1);
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  expect(asked).toEqual([]);
  history.go(-1);
  await untilAsked(asked);
});

it.each([
  ['nothing is unsaved', ({ form }: ReturnType<typeof openForm>) => (form.isUnsaved = false)],
  ['the form is gone', ({ release }: ReturnType<typeof openForm>) => release()],
])('does not ask when %s', async (_, settle) => {
  const opened = openForm();
  settle(opened);
  opened.navigator.push('/carts');
  expect(at()).toBe('/carts');
  expect(opened.asked).toEqual([]);
});

it('does not ask about a step within the page, nor about what the shell does by itself', () => {
  const { history, navigator, asked } = openForm();
  navigator.push('/profile?tab=2');
  expect(location.search).toBe('?tab=2');
  history.replace('/auth');
  expect(at()).toBe('/auth');
  expect(asked).toEqual([]);
});

it('warns before the tab is closed, as long as something is unsaved', () => {
  const { form } = openForm();
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(close()).toBe(true);
  form.isUnsaved = false;
  expect(close()).toBe(false);
});
