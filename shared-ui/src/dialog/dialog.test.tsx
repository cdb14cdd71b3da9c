import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Dialog } from './dialog.tsx';
import { ConfirmDialog, AlertDialog } from './question-dialog.tsx';

const confirm = (onAnswer: (confirmed: boolean) => void) => (
  <ConfirmDialog open title="Cancel the receipt?" text="It cannot be undone" onAnswer={onAnswer} />
);

test.each([
  ['OK', true],
  ['Cancel', false],
])('%s answers %s', async (name, answer) => {
  const onAnswer = jest.fn();
  const { user } = renderUi(confirm(onAnswer));
  await user.click(await screen.findByRole('button', { name }));
  expect(onAnswer.mock.calls).toEqual([[answer]]);
});

test('a question may call its answers otherwise', async () => {
  const onAnswer = jest.fn();
  const { user } = renderUi(
    <ConfirmDialog open title="Leave?" okLabel="Leave" cancelLabel="Stay" onAnswer={onAnswer} />,
  );
  expect(await screen.findByRole('button', { name: 'Leave' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(onAnswer.mock.calls).toEqual([[false]]);
});

test('a question has a name and a description, and Escape means no', async () => {
  const onAnswer = jest.fn();
  const { user } = renderUi(confirm(onAnswer));
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Cancel the receipt?',
    description: 'It cannot be undone',
  });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await expectAccessible();
  await user.keyboard('{Escape}');
  expect(onAnswer.mock.calls).toEqual([[false]]);
});

test('a notice has OK only', async () => {
  const onClose = jest.fn();
  const { user } = renderUi(<AlertDialog open title="Try again in 30 minutes" onClose={onClose} />);
  await screen.findByRole('alertdialog', { name: 'Try again in 30 minutes' });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['OK']);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a modal window is closed by its control and by Escape', async () => {
  const onClose = jest.fn();
  const { user } = renderUi(
    <Dialog open onClose={onClose} title="New folder">
      <p>Name</p>
    </Dialog>,
  );
  await screen.findByRole('dialog', { name: 'New folder' });
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});
