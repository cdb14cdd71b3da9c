import { useEffect } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { Endpoint } from '@karavan/shared-api/client';
import { request } from '@karavan/shared-api/query';
import {
  mockEndpoint,
  mockLostConnection,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { z } from 'zod/mini';
import { defineRoute } from '../contract/route.ts';
import { text } from '../contract/text.ts';
import texts from './locales/ru.json' with { type: 'json' };
import { forgetOwn } from '@karavan/shared-api/own';
import { signOut } from '@karavan/shared-api/state';
import { useForm } from './use-form.ts';

const savePet = defineRoute({
  method: 'POST',
  path: '/pets/',
  summary: 'A pet',
  permission: 'session',
  body: z
    .object({
      name: text(10),
      phone: z.string().check(z.regex(/^\+\d{7,15}$/, 'phone_format')),
      born: z.nullable(z.string()),
      has_story: z.boolean(),
      story: z.string(),
    })
    .check(
      z.refine(({ has_story, story }) => !has_story || story !== '', {
        path: ['story'],
        error: 'required',
      }),
    ),
  responses: { 201: z.object({ id: z.number() }) },
});
const SAVE_PET: Endpoint<typeof savePet> = { method: 'POST', path: '/pets/' };
const EMPTY = { name: '', phone: '', born: null, has_story: false, story: '' };

const sent: unknown[] = [];
const accept = mockEndpoint(SAVE_PET, async ({ request: received }) => {
  sent.push(await received.json());
  return { status: 201, data: { id: 7 } };
});
const server = startMockServer(accept);
beforeEach(() => {
  sent.splice(0);
  localStorage.clear();
});

function Field({ label, error, ...input }: { label: string; error: string | undefined }) {
  return (
    <label>
      {label}
      <input {...input} aria-invalid={error ? true : undefined} />
      {error && <span role="alert">{error}</span>}
    </label>
  );
}

function PetForm({ onSaved = () => {} }: { readonly onSaved?: (id: number) => void }) {
  const form = useForm({
    schema: savePet.body,
    initial: EMPTY,
    draft: 'pet',
    request: (body) => request(SAVE_PET, { body }),
    done: 'Saved',
    words: (field, problem) =>
      field === 'name' && problem === 'required' ? 'Как зовут питомца?' : undefined,
    onSuccess: ({ id }) => onSaved(id),
    header: { title: 'Питомец', action: 'save' },
  });
  const hasStory = form.control('has_story', { deps: ['story'] });
  return (
    <form {...form.props} aria-label="Питомец">
      {form.restored && (
        <button type="button" onClick={form.restored.onDiscard}>
          {form.restored.discard}
        </button>
      )}
      <Field label="Имя" {...form.text('name')} />
      <Field label="Телефон" {...form.text('phone')} />
      <Field label="Родился" {...form.text('born')} />
      <label>
        <input
          type="checkbox"
          checked={hasStory.value}
          onChange={({ target }) => hasStory.onValueChange(target.checked)}
        />
        С историей
      </label>
      <details>
        <summary>Ещё</summary>
        <Field label="История" {...form.text('story')} />
      </details>
      <button type="submit" aria-busy={form.isPending}>
        Сохранить
      </button>
    </form>
  );
}

const session = {
  token: 'token',
  user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
};

function open(props: Parameters<typeof PetForm>[0] = {}, userId = 1) {
  const view = renderWithPlatform(<PetForm {...props} />, {
    session: { ...session, user: { ...session.user, id: userId } },
    messages: { form: texts },
  });
  const user = userEvent.setup();
  const save = () => user.click(screen.getByRole('button', { name: 'Сохранить' }));
  return { ...view, user, save };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

it('sends what was typed, once, and says so', async () => {
  const onSaved = jest.fn();
  const { user, record } = open({ onSaved });
  await user.type(field('Имя'), 'Барсик');
  await user.type(field('Телефон'), '+996700000001');
  const button = screen.getByRole('button', { name: 'Сохранить' });
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(7));
  expect(sent).toEqual([{ ...EMPTY, name: 'Барсик', phone: '+996700000001' }]);
  expect(record.toasts).toEqual([{ kind: 'success', text: 'Saved' }]);
});

it('says beside each field what is wrong, before anything is sent, and goes to the first', async () => {
  const { user, save } = open();
  await user.type(field('Телефон'), '12');
  await save();
  await waitFor(() =>
    expect(alerts()).toEqual(['Как зовут питомца?', 'Неверный формат номера: плюс и цифры']),
  );
  expect(document.activeElement).toBe(field('Имя'));
  expect(field('Телефон').value).toBe('12');
  expect(sent).toEqual([]);
});

it('says what cannot be sent of what was pasted, instead of sending it', async () => {
  const { user, save } = open();
  await user.type(field('Телефон'), '+996700000001');
  await user.click(field('Имя'));
  await user.paste('Бар\u0007сик');
  await save();
  await waitFor(() => expect(alerts()).toEqual(['Содержит символы, которые нельзя показать']));
  await user.clear(field('Имя'));
  await user.paste('\u200B\u2060');
  await waitFor(() => expect(alerts()).toEqual(['Как зовут питомца?']));
  expect(sent).toEqual([]);
});

it('takes a problem back as soon as it is mended, and names the bound of another', async () => {
  const { user, save } = open();
  await save();
  await waitFor(() => expect(alerts()).toHaveLength(2));
  await user.type(field('Имя'), 'Барсик');
  await waitFor(() => expect(alerts()).toEqual(['Обязательное поле']));
  await user.type(field('Имя'), ' Великолепный');
  await waitFor(() => expect(alerts()).toEqual(['Максимум символов: 10', 'Обязательное поле']));
});

it('looks again at a field that depends on another', async () => {
  const { user, save } = open();
  await user.type(field('Имя'), 'Барсик');
  await user.type(field('Телефон'), '+996700000001');
  await user.click(field('С историей'));
  await save();
  await waitFor(() => expect(alerts()).toEqual(['Обязательное поле']));
  await user.click(field('С историей'));
  await waitFor(() => expect(alerts()).toEqual([]));
});

it('keeps null for what is left empty', async () => {
  const { user, save } = open();
  await user.type(field('Имя'), 'Барсик');
  await user.type(field('Телефон'), '+996700000001');
  await user.type(field('Родился'), '2');
  await user.clear(field('Родился'));
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ born: null }]));
});

describe('when the server refuses', () => {
  const fillIn = async ({ user, save }: ReturnType<typeof open>) => {
    await user.type(field('Имя'), 'Барсик');
    await user.type(field('Телефон'), '+996700000001');
    await save();
  };

  it('its words stand beside the field, which is in focus; nothing typed is lost', async () => {
    const fields = { phone: ['Этот номер занят'] };
    server.use(mockEndpoint(SAVE_PET, () => refusal('invalid_input', 'Проверьте', fields)));
    const view = open();
    await fillIn(view);
    await waitFor(() => expect(alerts()).toEqual(['Этот номер занят']));
    expect(document.activeElement).toBe(field('Телефон'));
    expect(field('Имя').value).toBe('Барсик');
    expect(view.record.toasts).toEqual([]);
    const { violations } = await axe.run(view.container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
    await view.user.type(field('Телефон'), '2');
    await waitFor(() => expect(alerts()).toEqual([]));
  });

  it('what belongs to no field is a toast', async () => {
    const fields = { owner: ['Нет такого'] };
    server.use(mockEndpoint(SAVE_PET, () => refusal('invalid_input', 'Проверьте', fields)));
    const view = open();
    await fillIn(view);
    await waitFor(() =>
      expect(view.record.toasts).toEqual([{ kind: 'error', text: 'Проверьте: Нет такого' }]),
    );
  });

  it('what belongs to a field that nothing on the page shows is a toast: no press does nothing', async () => {
    const fields = { 'story.0.id': ['Такого больше нет'] };
    server.use(mockEndpoint(SAVE_PET, () => refusal('invalid_input', 'Проверьте', fields)));
    const view = open();
    await fillIn(view);
    await waitFor(() =>
      expect(view.record.toasts).toEqual([{ kind: 'error', text: 'Такого больше нет' }]),
    );
  });

  it('a field that is folded away is unfolded', async () => {
    const fields = { story: ['Слишком грустная'] };
    server.use(mockEndpoint(SAVE_PET, () => refusal('invalid_input', 'Проверьте', fields)));
    const view = open();
    await fillIn(view);
    await waitFor(() => expect(document.activeElement).toBe(field('История')));
    expect(field('История').closest('details')!.open).toBe(true);
  });

  it('a lost connection is told, and the next press sends what was typed', async () => {
    server.use(mockLostConnection(SAVE_PET));
    const view = open();
    await fillIn(view);
    await waitFor(() => expect(view.record.toasts).toMatchObject([{ kind: 'error' }]));
    server.resetHandlers();
    await view.save();
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

describe('a draft', () => {
  it('is there after a reload, can be discarded, and ends when it is sent', async () => {
    const first = open();
    await first.user.type(field('Имя'), 'Барсик');
    first.unmount();
    const second = open();
    expect(field('Имя').value).toBe('Барсик');
    await second.user.click(screen.getByRole('button', { name: 'Сбросить' }));
    expect(field('Имя').value).toBe('');
    await second.user.type(field('Имя'), 'Мурка');
    await second.user.type(field('Телефон'), '+996700000001');
    await second.save();
    await waitFor(() => expect(sent).toHaveLength(1));
    second.unmount();
    open();
    expect(field('Имя').value).toBe('');
  });

  it('is not written by what arrives after the form has been sent and left', async () => {
    let arrive = (_story: string) => {};
    function WithFile() {
      const form = useForm({
        schema: savePet.body,
        initial: EMPTY,
        draft: 'pet',
        request: (body) => request(SAVE_PET, { body }),
      });
      const { onValueChange } = form.control('story');
      useEffect(() => {
        arrive = onValueChange;
      });
      return null;
    }
    const { unmount } = renderWithPlatform(<WithFile />, { session, messages: { form: texts } });
    unmount();
    jest.useFakeTimers();
    arrive('Найден в лесу');
    jest.runAllTimers();
    jest.useRealTimers();
    expect(localStorage.getItem('own:1:draft:pet')).toBeNull();
  });

  it('belongs to its person, and goes with them', async () => {
    const own = open();
    await own.user.type(field('Имя'), 'Барсик');
    own.unmount();
    const other = open({}, 2);
    expect(field('Имя').value).toBe('');
    forgetOwn(other.shell.store);
    other.unmount();
    const again = open();
    expect(field('Имя').value).toBe('Барсик');
    forgetOwn(again.shell.store);
    again.unmount();
    open();
    expect(field('Имя').value).toBe('');
  });

  it('is written once nothing has been typed for two seconds, or when the page goes', async () => {
    const { user } = open();
    await user.type(field('Имя'), 'Барсик');
    expect(localStorage.getItem('own:1:draft:pet')).toBeNull();
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('own:1:draft:pet')).toContain('Барсик');
    await user.type(field('Имя'), ' II');
    const draft = () => localStorage.getItem('own:1:draft:pet');
    expect(draft()).not.toContain('II');
    await waitFor(() => expect(draft()).toContain('Барсик II'));
  });

  it('of whoever has signed out meanwhile is not left behind', async () => {
    const { user, shell, unmount } = open();
    await user.type(field('Имя'), 'Барсик');
    signOut(shell.store);
    unmount();
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  it('of another shape is left alone', () => {
    const values = { name: 5, phone: '+1', gone: 'x' };
    localStorage.setItem('own:1:draft:pet', JSON.stringify({ values, over: { name: '' } }));
    open();
    expect(field('Имя').value).toBe('');
    expect(field('Телефон').value).toBe('+1');
  });
});

it('asks before it is left with something unsaved, not before or after', async () => {
  const { user, save, record } = open();
  const isHeld = () => [...record.guards].some((hasUnsaved) => hasUnsaved());
  expect(isHeld()).toBe(false);
  await user.type(field('Имя'), 'Барсик');
  expect(isHeld()).toBe(true);
  await user.type(field('Телефон'), '+996700000001');
  await save();
  await waitFor(() => expect(record.toasts).toHaveLength(1));
  expect(isHeld()).toBe(false);
});

it('can be sent from the header', async () => {
  const { user, record } = open();
  await user.type(field('Имя'), 'Барсик');
  await user.type(field('Телефон'), '+996700000001');
  expect(record.header).toMatchObject({ title: 'Питомец', actions: [{ label: 'Сохранить' }] });
  act(() => record.header!.actions![0]!.run());
  await waitFor(() => expect(sent).toHaveLength(1));
});
