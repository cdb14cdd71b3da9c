import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';

const START = path.join(import.meta.dirname, '../../public/start.js');

let told: string[];
function Controls() {
  const tell = ({ target }: { readonly target: { readonly value: string } }) =>
    void told.push(target.value);
  return (
    <>
      <select value="" onChange={tell}>
        <option value="">New</option>
        <option value="popular">Popular</option>
      </select>
      <input value="" onChange={tell} />
    </>
  );
}

/** As the server sends it. */
function serve(): HTMLElement {
  document.body.innerHTML =
    '<div data-still><select><option value="" selected="">New</option>' +
    '<option value="popular">Popular</option></select><input value=""></div>';
  return document.querySelector<HTMLElement>('[data-still]')!;
}

beforeAll(() => {
  Object.defineProperty(document, 'currentScript', {
    configurable: true,
    value: { dataset: { version: '1' } },
  });
  // As the document has it inline.
  // oxlint-disable-next-line typescript/no-implied-eval -- it is our own file
  new Function(readFileSync(START, 'utf8'))();
});

function choose(field: HTMLSelectElement | HTMLInputElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

it('keeps what is chosen and typed before a part answers, also when it is drawn again meanwhile', async () => {
  told = [];
  const part = serve();
  choose(part.querySelector('select')!, 'popular');
  choose(part.querySelector('input')!, 'dress');
  const root = await act(async () => hydrateRoot(part, <Controls />));
  await act(async () => root.render(<Controls />));
  expect(part.querySelector('select')!.value).toBe('');
  told = [];
  await act(async () => part.dispatchEvent(new Event('karavan-answers', { bubbles: true })));
  expect(told).toEqual(['popular', 'dress']);
  // Once and for all.
  await act(async () => part.dispatchEvent(new Event('karavan-answers', { bubbles: true })));
  expect(told).toEqual(['popular', 'dress']);
});

it('keeps them for the fields that React puts in place of the server’s', async () => {
  told = [];
  const part = serve();
  choose(part.querySelector('select')!, 'popular');
  choose(part.querySelector('input')!, 'dress');
  part.replaceChildren();
  await act(async () => createRoot(part).render(<Controls />));
  await act(async () => part.dispatchEvent(new Event('karavan-answers', { bubbles: true })));
  expect(told).toEqual(['popular', 'dress']);
});

it('tells nothing of what nobody has touched', async () => {
  told = [];
  const part = serve();
  await act(async () => void hydrateRoot(part, <Controls />));
  await act(async () => part.dispatchEvent(new Event('karavan-answers', { bubbles: true })));
  expect(told).toEqual([]);
});

/** A list with one row of a card for each address, each with a button. */
const rowsOf = (addresses: readonly string[], name = 'Like') =>
  addresses
    .map(
      (address, row) =>
        `<div role="listitem" aria-posinset="${row + 1}"><a href="${address}">Item</a>` +
        `<button aria-label="Save">s</button><button aria-label="${name}">l</button></div>`,
    )
    .join('');

describe('of a list that is drawn anew', () => {
  /** Presses the last button of the second row, draws the list anew, and says what has been pressed there. */
  function pressedAfter(redrawn: string): string[] {
    document.body.innerHTML = `<div data-still>${rowsOf(['/p/1', '/p/2'])}</div>`;
    const part = document.querySelector<HTMLElement>('[data-still]')!;
    [...part.querySelectorAll('button')].at(-1)!.click();
    part.innerHTML = `<div>${redrawn}</div>`;
    const pressed: string[] = [];
    part.addEventListener('click', ({ target }) => {
      const button = target as HTMLElement;
      const address = button.closest('[role=listitem]')!.querySelector('a')!.getAttribute('href');
      pressed.push(`${button.getAttribute('aria-label')} ${address}`);
    });
    for (let time = 0; time < 2; time += 1)
      part.dispatchEvent(new Event('karavan-answers', { bubbles: true }));
    return pressed;
  }

  it('presses the button in the place of the one that was pressed, once', () =>
    expect(pressedAfter(rowsOf(['/p/1', '/p/2', '/p/3']))).toEqual(['Like /p/2']));

  it('presses nothing where another item stands now', () =>
    expect(pressedAfter(rowsOf(['/p/2', '/p/1']))).toEqual([]));

  it('presses nothing that does another thing now', () =>
    expect(pressedAfter(rowsOf(['/p/1', '/p/2'], 'Open'))).toEqual([]));

  it('presses nothing that says something else now', () => {
    const said = rowsOf(['/p/1', '/p/2']).replaceAll(' aria-label="Like"', '');
    expect(pressedAfter(said)).toEqual([]);
  });

  it('presses nothing where items lead nowhere, so that none is known again', () => {
    const nowhere = rowsOf(['/p/1', '/p/2']).replaceAll(/<a .*?<\/a>/g, '');
    document.body.innerHTML = `<div data-still>${nowhere}</div>`;
    const part = document.querySelector<HTMLElement>('[data-still]')!;
    [...part.querySelectorAll('button')].at(-1)!.click();
    part.innerHTML = nowhere;
    const pressed = jest.fn();
    part.addEventListener('click', pressed);
    part.dispatchEvent(new Event('karavan-answers', { bubbles: true }));
    expect(pressed).not.toHaveBeenCalled();
  });

  const plain = (addresses: readonly string[]) =>
    `<ul>${addresses.map((address) => `<li><a href="${address}">Item</a></li>`).join('')}</ul>`;

  it.each([
    ['drawn in columns', rowsOf],
    ['that was plain', plain],
  ])('follows a link that was held down meanwhile: %s', (_name, before) => {
    document.body.innerHTML = `<div data-still>${before(['/p/1', '/p/2'])}</div>`;
    const part = document.querySelector<HTMLElement>('[data-still]')!;
    const at = (type: string, index: number) =>
      part
        .querySelectorAll('a')
        .item(index)
        .dispatchEvent(new Event(type, { bubbles: true }));
    const followed: (string | null)[] = [];
    part.addEventListener('click', (event) => {
      event.preventDefault();
      followed.push((event.target as HTMLElement).getAttribute('href'));
    });
    at('pointerdown', 1);
    part.innerHTML = rowsOf(['/p/1', '/p/2']);
    at('pointerup', 0);
    expect(followed).toEqual([]);
    part.innerHTML = before(['/p/1', '/p/2']);
    at('pointerdown', 1);
    part.innerHTML = rowsOf(['/p/1', '/p/2']);
    at('pointerup', 1);
    expect(followed).toEqual(['/p/2']);
  });
});
