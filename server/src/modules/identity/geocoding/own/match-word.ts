import { countMistakes, soundKey } from '@karavan/shared-api/spelling';

/** A word of a name, as it is compared. */
export interface NameWord {
  /** Folded. */
  readonly text: string;
  readonly sound: string;
}

const CHINESE = /\p{Script=Han}/u;
/** Shorter beginnings mean too much. */
const SOUND_LENGTH = 3;
/** Letters of an ending that another case of the same name may have. */
const ENDING = 4;

export const nameWord = (text: string): NameWord => ({ text, sound: soundKey(text) });

/**
 * How far a typed word is from a word of a name: 0 the same, below 1 its beginning, then what sounds alike,
 * then mistakes. Null for another word.
 */
export function matchWord(typed: string, name: NameWord): number | null {
  if (typed === name.text) return 0;
  if (name.text.startsWith(typed)) return 0.4;
  // Chinese has no spaces: a name may stand within what was typed.
  if (CHINESE.test(typed)) return typed.includes(name.text) ? 0.5 : null;
  const sound = soundKey(typed);
  if (sound.length < SOUND_LENGTH) return sound === name.sound ? 1 : null;
  if (sound === name.sound) return 0.6;
  if (name.sound.startsWith(sound)) return 1;
  const isInflected =
    name.sound.length >= SOUND_LENGTH &&
    sound.startsWith(name.sound) &&
    sound.length - name.sound.length <= ENDING;
  if (isInflected) return 1.2;
  const most = sound.length < 4 ? 0 : sound.length < 8 ? 1 : 2;
  const beginning = name.sound.slice(0, sound.length);
  const whole = countMistakes(sound, name.sound, most);
  const part = sound.length > 5 ? countMistakes(sound, beginning, most) + 0.5 : most + 1;
  const mistakes = Math.min(whole, part);
  return most > 0 && mistakes < most + 1 ? 1.5 + mistakes : null;
}
