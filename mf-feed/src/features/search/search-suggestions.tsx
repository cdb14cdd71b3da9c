import { Search, SearchX, X } from 'lucide-react';
import styled from 'styled-components';
import { suggestSearch } from '@karavan/shared-api/client/feed';
import { useEndpoint } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { Avatar } from '@karavan/shared-ui/avatar';
import { Button } from '@karavan/shared-ui/button';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { EmptyState, LoadFailure } from '@karavan/shared-ui/states';
import { color, fontSize, size, space } from '@karavan/shared-ui/tokens';
import { useDebounced } from '@karavan/shared-ui/use-debounced';
import { useT } from '../../shared/translation.ts';
import { SearchHeading } from './search-heading.ts';

interface SearchSuggestionsProps {
  readonly text: string;
  onChoose(text: string): void;
}

/** Suggestions while the person types. */
export function SearchSuggestions({ text, onChoose }: SearchSuggestionsProps) {
  const t = useT();
  const search = useDebounced(text.trim());
  const suggestions = useEndpoint(
    suggestSearch,
    { query: { search } },
    { enabled: search !== '', keepPrevious: true },
  );
  if (suggestions.isError) {
    return <LoadFailure error={suggestions.error} retry={() => void suggestions.refetch()} />;
  }
  if (!suggestions.data) return null;
  const { items, organizations } = suggestions.data;
  if (items.length + organizations.length === 0)
    return (
      <EmptyState
        picture={<SearchX size={32} strokeWidth={1.75} />}
        title={t('nothing_found')}
        text={t('nothing_found_text')}
      />
    );
  return (
    <ul aria-label={t('suggestions')}>
      {organizations.map((organization) => (
        <li key={organization.id}>
          <Row as={Link} to={`/organizations/${organization.id}`}>
            <Avatar
              name={organization.title}
              src={organization.image?.small ?? null}
              size={32}
              shape="organization"
            />
            <span>
              {organization.title}
              <Type>{organization.type}</Type>
            </span>
          </Row>
        </li>
      ))}
      {items.map((name) => (
        <li key={name}>
          <Row type="button" onClick={() => onChoose(name)}>
            <Search size={20} aria-hidden />
            {name}
          </Row>
        </li>
      ))}
    </ul>
  );
}

interface SearchHistoryProps {
  readonly entries: readonly string[];
  onChoose(text: string): void;
  onForget(text: string): void;
  onForgetAll(): void;
}

/** The search history. */
export function SearchHistory({ entries, onChoose, onForget, onForgetAll }: SearchHistoryProps) {
  const t = useT();
  if (entries.length === 0)
    return (
      <EmptyState
        picture={<Search size={32} strokeWidth={1.75} />}
        title={t('search_empty')}
        text={t('search_empty_text')}
      />
    );
  return (
    <section>
      <SearchHeading>
        <h2>{t('search_history')}</h2>
        <Button kind="quiet" size="small" onClick={onForgetAll}>
          {t('clear')}
        </Button>
      </SearchHeading>
      <ul>
        {entries.map((entry) => (
          <Line key={entry}>
            <Row type="button" onClick={() => onChoose(entry)}>
              <Search size={20} aria-hidden />
              {entry}
            </Row>
            <IconButton
              label={t('forget_search', { text: entry })}
              icon={<X size={18} />}
              onClick={() => onForget(entry)}
            />
          </Line>
        ))}
      </ul>
    </section>
  );
}

const Row = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: ${size.touch};
  padding: ${space[2]} ${space[4]};
  border: 0;
  background: none;
  text-align: left;
  cursor: pointer;

  svg {
    flex: none;
    color: ${color.textMuted};
  }
`;

const Line = styled.li`
  display: flex;
`;

const Type = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.caption};
`;
