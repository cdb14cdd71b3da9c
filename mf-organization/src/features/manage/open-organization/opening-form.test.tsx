import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCurrencies } from '@karavan/shared-api/client/currencies';
import { listAllOrganizationTypes } from '@karavan/shared-api/client/organization-editing';
import formTexts from '@karavan/shared-api/form/locales/ru.json' with { type: 'json' };
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { SESSION } from '../../../testing/organizations.ts';
import texts from '../locales/ru.json' with { type: 'json' };
import { OpeningForm } from './opening-form.tsx';

window.scrollTo = () => undefined;

const TYPES = [{ id: 3, title: 'Обувь', subtypes: [] }];
const CURRENCIES = [{ code: 'KGS', name: 'Сом', sign: 'с' }];

startMockServer(
  mockEndpoint(listAllOrganizationTypes, () => ({ status: 200, data: { list: TYPES } })),
  mockEndpoint(listCurrencies, () => ({ status: 200, data: { list: CURRENCIES } })),
);
beforeEach(() => localStorage.clear());

function open(path = '/organizations/create') {
  const view = renderWithPlatform(
    <OpeningForm phone="+996700000001" region={{ country: 'KG', currency: 'KGS' }} />,
    { path, session: SESSION, messages: { 'mf-organization-manage': texts, form: formTexts } },
  );
  return { user: userEvent.setup(), ...view };
}

const heading = (name: string) => screen.findByRole('heading', { name });

async function goToPlace() {
  const view = open();
  await view.user.type(await screen.findByLabelText('Название'), 'Шаг');
  await view.user.selectOptions(screen.getByLabelText('Чем занимаетесь'), 'Обувь');
  await view.user.type(screen.getByLabelText('Описание'), 'Обувь на каждый день');
  await view.user.click(screen.getByRole('button', { name: 'Далее' }));
  await waitFor(async () => expect(document.activeElement).toBe(await heading(texts.part_place)));
  return view;
}

it('has a step in the history of the browser for each of its own: back shows the one before', async () => {
  const { history } = await goToPlace();
  expect(history.location.search).toBe('?step=place');
  act(() => history.go(-1));
  await waitFor(async () => expect(document.activeElement).toBe(await heading(texts.part_basics)));
  expect(screen.getByLabelText<HTMLInputElement>('Название').value).toBe('Шаг');
  act(() => history.go(1));
  await waitFor(async () => expect(document.activeElement).toBe(await heading(texts.part_place)));
});

it('does not pile steps up: its own button goes back, too', async () => {
  const { user, history } = await goToPlace();
  await user.click(screen.getByRole('button', { name: texts.back }));
  await waitFor(async () => expect(document.activeElement).toBe(await heading(texts.part_basics)));
  expect(history.location.search).toBe('');
  act(() => history.go(1));
  await heading(texts.part_place);
});

it('begins at the beginning where nothing has been filled in, whatever the address says', async () => {
  const { history } = open('/organizations/create?step=pictures');
  await heading(texts.part_basics);
  expect(history.location.search).toBe('');
});

it('goes on after a reload where it was, and from the last step to what is wrong before it', async () => {
  const first = await goToPlace();
  first.unmount();
  const { user } = open('/organizations/create?step=pictures');
  await heading(texts.part_pictures);
  await user.click(screen.getByRole('button', { name: texts.open }));
  await heading(texts.part_place);
  expect(screen.getAllByRole('alert').length).toBeGreaterThan(0);
});
