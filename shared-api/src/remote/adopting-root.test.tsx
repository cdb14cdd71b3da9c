import { waitFor } from '@testing-library/react';
import { createAdoptingRoot } from './adopting-root.ts';

function containerWith(markup: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = markup;
  return document.body.appendChild(container);
}

// What is drawn at once, and what a moment later, is the question here.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

test('a new page is there at once, so that no empty frame comes before it', () => {
  const container = containerWith('');
  createAdoptingRoot(container).render(<p>The page</p>);
  expect(container.textContent).toBe('The page');
});

test('what the server has sent is taken over as it stands', async () => {
  const press = jest.fn();
  const container = containerWith('<button>Press</button>');
  const sent = container.firstElementChild as HTMLElement;
  createAdoptingRoot(container).render(<button onClick={press}>Press</button>);
  await waitFor(() => {
    sent.click();
    expect(press).toHaveBeenCalled();
  });
  expect(container.firstElementChild).toBe(sent);
});
