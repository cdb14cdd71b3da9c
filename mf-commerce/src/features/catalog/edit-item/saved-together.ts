import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Stores a part of a page, if it has changed; false where that failed, and the part says why. */
type SavePart = () => Promise<boolean>;

/** The parts of a page that are stored by requests of their own, and by one press. */
export class SavedTogether {
  readonly #parts = new Set<SavePart>();

  /** Answers what takes the part away again. */
  add(part: SavePart): () => void {
    this.#parts.add(part);
    return () => this.#parts.delete(part);
  }

  /** Stores one part after the other; a part that fails is the last. */
  async save(): Promise<boolean> {
    for (const part of this.#parts) if (!(await part())) return false;
    return true;
  }
}

export const SavedTogetherContext = createContext<SavedTogether | null>(null);

/** Lets the page's one button store this part, too. */
export function useSavedTogether(part: SavePart): void {
  const parts = useContext(SavedTogetherContext);
  const save = useEffectEvent(part);
  useEffect(() => parts?.add(() => save()), [parts]);
}
