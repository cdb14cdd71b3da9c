import { useLayoutEffect, useState } from 'react';
import { useStore } from 'jotai';
import { lazily } from '@karavan/shared-ui/lazily';
import { EmptyState } from '@karavan/shared-ui/states';
import { useT } from '../../shared/translation.ts';
import { searchHistoryOf } from './search-history.ts';

/** What was searched for on this device before. */
export function SearchHistory({ onChoose }: { onChoose(text: string): void }) {
  const t = useT();
  const store = useStore();
  const history = searchHistoryOf(store);
  const [entries, setEntries] = useState<readonly string[]>([]);
  // The server does not know it.
  useLayoutEffect(() => setEntries(searchHistoryOf(store).read()), [store]);
  if (entries.length === 0)
    return <EmptyState scene="search" title={t('search_empty')} text={t('search_empty_text')} />;
  return (
    <PastSearches
      entries={entries}
      onChoose={onChoose}
      onForget={(entry) => setEntries(history.forget(entry))}
      onForgetAll={() => setEntries(history.forgetAll())}
    />
  );
}

const PastSearches = lazily(
  async () =>
    (await import(/* webpackChunkName: "while-typing" */ './while-typing/past-searches.tsx'))
      .PastSearches,
);
