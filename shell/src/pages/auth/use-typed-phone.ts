import { useAtom } from 'jotai';
import { signInDraftAtom } from './sign-in-draft.ts';

/** The phone number being typed. */
export function useTypedPhone(): [string, (phone: string) => void] {
  const [draft, setDraft] = useAtom(signInDraftAtom);
  return [
    draft?.phone ?? '',
    (phone) => setDraft((before) => ({ phone, sent: before?.sent ?? null })),
  ];
}
