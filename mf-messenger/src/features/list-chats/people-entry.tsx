import { ChevronRight, UserSearch } from 'lucide-react';
import { useT } from '../../shared/translation.ts';
import { Entry, EntryLabel } from './entry.ts';

/** The way to somebody who is in no chat yet. */
export function PeopleEntry() {
  const t = useT();
  return (
    <Entry to="/messenger/search">
      <UserSearch size={24} aria-hidden />
      <EntryLabel>{t('find_people')}</EntryLabel>
      <ChevronRight size={20} aria-hidden />
    </Entry>
  );
}
