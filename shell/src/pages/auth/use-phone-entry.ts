import { useAtom, useAtomValue } from 'jotai';
import { regionAtom } from '@karavan/shared-api/state';
import { dialCountryOf, type PhoneEntry } from './phone-entry.ts';
import { signInDraftAtom } from './sign-in-draft.ts';

const HOME = 'KG';

/** The phone number that is being typed; it begins in the person's own region. */
export function usePhoneEntry(): [PhoneEntry, (entry: PhoneEntry) => void] {
  const [draft, setDraft] = useAtom(signInDraftAtom);
  const region = useAtomValue(regionAtom);
  const country = dialCountryOf(region?.code ?? HOME) ?? HOME;
  return [
    draft?.entry ?? { country, text: '' },
    (entry) => setDraft((before) => ({ entry, sent: before?.sent ?? null })),
  ];
}
