import { Heart } from 'lucide-react';
import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

test('a button does its work once pressed, by pointer or keyboard', async () => {
  const onClick = jest.fn();
  const { user } = renderUi(<Button onClick={onClick}>Pay</Button>);
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  await user.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('a busy button keeps the focus and cannot be pressed again', async () => {
  const onClick = jest.fn();
  const { user, rerender } = renderUi(<Button onClick={onClick}>Pay</Button>);
  await user.click(screen.getByRole('button'));
  rerender(
    <Button onClick={onClick} loading>
      Pay
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Pay' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a paused button keeps the focus and cannot be pressed, but is not busy', async () => {
  const onClick = jest.fn();
  const { user, rerender } = renderUi(<Button onClick={onClick}>Send</Button>);
  await user.click(screen.getByRole('button'));
  rerender(
    <Button onClick={onClick} paused>
      Send in 12 s
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Send in 12 s' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('aria-busy')).toBeNull();
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a busy button does not submit its form; a ready one does', async () => {
  const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
  document.addEventListener('submit', onSubmit);
  const form = (loading: boolean) => (
    <form>
      <input aria-label="Sum" />
      <Button type="submit" loading={loading}>
        Pay
      </Button>
    </form>
  );
  const { user, rerender } = renderUi(form(true));
  await user.type(screen.getByRole('textbox'), '5{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(form(false));
  await user.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  document.removeEventListener('submit', onSubmit);
});

test('an icon button has a name, and a state when it is a toggle', async () => {
  const onClick = jest.fn();
  const { user } = renderUi(
    <IconButton label="Like" icon={<Heart />} pressed={false} onClick={onClick} />,
  );
  await user.click(screen.getByRole('button', { name: 'Like', pressed: false }));
  expect(onClick).toHaveBeenCalledTimes(1);
});
