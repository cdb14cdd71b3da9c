import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import { useGoBack } from './use-go-back.ts';

function Back() {
  return <button onClick={useGoBack('/home/posts')}>Назад</button>;
}

function open() {
  const { history } = renderWithPlatform(<Back />, { path: '/home/search' });
  return { history, go: jest.spyOn(history, 'go') };
}

const goBack = () => userEvent.click(screen.getByRole('button'));

afterEach(() => jest.restoreAllMocks());

it('leads to the fallback in a new tab, also once its address has changed', async () => {
  const { history, go } = open();
  act(() => history.replace('/home/search?search=чай'));
  await goBack();
  expect(history.location.pathname).toBe('/home/posts');
  expect(go).not.toHaveBeenCalled();
});

it('goes one step back within the product', async () => {
  const { history, go } = open();
  act(() => history.push('/home/search?search=чай'));
  await goBack();
  expect(go).toHaveBeenCalledWith(-1);
});

it('goes back over a plain link that has led here', async () => {
  const { go } = open();
  jest.spyOn(document, 'referrer', 'get').mockReturnValue('http://localhost/p/5');
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(2);
  await goBack();
  expect(go).toHaveBeenCalledWith(-1);
});
