import { useLayoutEffect, useState } from 'react';
import { Search, X } from 'lucide-react';
import { useStore } from 'jotai';
import styled from 'styled-components';
import { Button } from '@karavan/shared-ui/button';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { EmptyState } from '@karavan/shared-ui/states';
import { useT } from '../../shared/translation.ts';
import { SearchHeading } from './search-heading.ts';
import { searchHistoryOf } from './search-history.ts';
import { SearchRow } from './search-row.ts';

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
    <section>
      <SearchHeading>
        <h2>{t('search_history')}</h2>
        <Button kind="quiet" size="small" onClick={() => setEntries(history.forgetAll())}>
          {t('clear')}
        </Button>
      </SearchHeading>
      <ul>
        {entries.map((entry) => (
          <Line key={entry}>
            <SearchRow type="button" onClick={() => onChoose(entry)}>
              <Search size={20} aria-hidden />
              {entry}
            </SearchRow>
            <IconButton
              label={t('forget_search', { text: entry })}
              icon={<X size={18} />}
              onClick={() => setEntries(history.forget(entry))}
            />
          </Line>
        ))}
      </ul>
    </section>
  );
}

const Line = styled.li`
  display: flex;
`;
