import { useState } from 'react';
import { useStore } from 'jotai';
import { readOwn, writeOwn } from './own-store.ts';

/**
 * The text of a field that sends at once, such as a message: what is typed survives leaving the page.
 * @param name of the field and of the thing it is about
 * @param opening stands there before anything is typed
 */
export function useKeptText(name: string, opening = ''): readonly [string, (text: string) => void] {
  const store = useStore();
  const key = `draft:${name}`;
  const [text, setText] = useState(() => readOwn(store, key) ?? opening);
  return [
    text,
    (next) => {
      setText(next);
      writeOwn(store, key, next === '' ? null : next);
    },
  ];
}
