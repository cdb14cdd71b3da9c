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
