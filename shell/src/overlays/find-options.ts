import type { ReactNode } from 'react';
import { foldText, soundKey } from '@karavan/shared-api/spelling';

export interface PickOption {
  readonly value: string;
  readonly label: string;
  /** Shown before the label, such as a flag. */
  readonly start?: ReactNode;
  /** Shown at the end of the row; searched like the label. */
  readonly detail?: string;
  /** What else it is found by: old names, and those in other languages. */
  readonly otherNames?: readonly string[];
}

/** From here on a search means a name rather than its first letters. */
const NAME_LENGTH = 2;
/** Shorter texts sound like too much. */
const SOUND_LENGTH = 3;

/** Whether a word of a name, and what follows it, begins with a text. */
const hasWordLike = (name: string, text: string) => ` ${name}`.includes(` ${text}`);

/**
 * The options that a search text may mean, in their order: those that begin with it, those that contain
 * it, those that have another name like it, and those that sound like it.
 */
export function findOptions(options: readonly PickOption[], search: string): readonly PickOption[] {
  const wanted = foldText(search);
  if (wanted === '') return options;
  const sound = soundKey(search);
  const rankOf = ({ label, detail = '', otherNames = [] }: PickOption) => {
    const text = foldText(`${label} ${detail}`);
    if (text.startsWith(wanted)) return 0;
    if (text.includes(wanted)) return 1;
    const begins = (name: string) => hasWordLike(foldText(name), wanted);
    if (wanted.length >= NAME_LENGTH && otherNames.some(begins)) return 2;
    const sounds = (name: string) => hasWordLike(soundKey(name), sound);
    return sound.length >= SOUND_LENGTH && [label, ...otherNames].some(sounds) ? 3 : null;
  };
  return options
    .flatMap((option) => {
      const rank = rankOf(option);
      return rank === null ? [] : [{ option, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}
