import type { ReactNode } from 'react';
import { foldText } from './fold-text.ts';

export interface PickOption {
  readonly value: string;
  readonly label: string;
  /** Shown before the label, such as a flag. */
  readonly start?: ReactNode;
  /** Shown at the end of the row; searched like the label. */
  readonly detail?: string;
}

/** The options that contain the search text; those that begin with it come first. */
export function findOptions(options: readonly PickOption[], search: string): readonly PickOption[] {
  const wanted = foldText(search);
  if (wanted === '') return options;
  const found = options
    .map((option) => ({ option, text: foldText(`${option.label} ${option.detail ?? ''}`) }))
    .filter(({ text }) => text.includes(wanted));
  const begins = found.filter(({ text }) => text.startsWith(wanted));
  const contains = found.filter(({ text }) => !text.startsWith(wanted));
  return [...begins, ...contains].map(({ option }) => option);
}
