import { Search, X } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '@karavan/shared-ui/button';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { useT } from '../../../shared/translation.ts';
import { SearchHeading } from '../search-heading.ts';
import { SearchRow } from '../search-row.ts';
import { useTypingT, withTypingTexts } from './translation.ts';

interface PastSearchesProps {
  readonly entries: readonly string[];
  onChoose(text: string): void;
  onForget(text: string): void;
  onForgetAll(): void;
}

/** What was searched for, the latest first. */
export const PastSearches = withTypingTexts(
  ({ entries, onChoose, onForget, onForgetAll }: PastSearchesProps) => {
    const t = useTypingT();
    const feed = useT();
    return (
      <section>
        <SearchHeading>
          <h2>{t('before')}</h2>
          <Button kind="quiet" size="small" onClick={onForgetAll}>
            {feed('clear')}
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
                label={t('forget', { text: entry })}
                icon={<X size={18} />}
                onClick={() => onForget(entry)}
              />
            </Line>
          ))}
        </ul>
      </section>
    );
  },
);

const Line = styled.li`
  display: flex;
`;
