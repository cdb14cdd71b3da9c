import { Search } from 'lucide-react';
import styled from 'styled-components';
import { suggestSearch } from '@karavan/shared-api/client/feed';
import { useEndpoint } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { OrganizationMark } from '@karavan/shared-ui/product/organization-mark';
import { EmptyState, LoadFailure } from '@karavan/shared-ui/states';
import { color, type } from '@karavan/shared-ui/tokens';
import { useDebounced } from '@karavan/shared-ui/use-debounced';
import { SearchRow } from '../search-row.ts';
import { useTypingT, withTypingTexts } from './translation.ts';

interface SearchSuggestionsProps {
  readonly text: string;
  onChoose(text: string): void;
}

/** Suggestions while the person types. */
export const SearchSuggestions = withTypingTexts(({ text, onChoose }: SearchSuggestionsProps) => {
  const t = useTypingT();
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
    return <EmptyState scene="search" title={t('nothing')} text={t('nothing_text')} />;
  return (
    <ul aria-label={t('suggestions')}>
      {organizations.map((organization) => (
        <li key={organization.id}>
          <SearchRow as={Link} to={`/organizations/${organization.id}`}>
            <OrganizationMark organization={organization} size={32} />
            <span>
              {organization.title}
              <Type>{organization.type}</Type>
            </span>
          </SearchRow>
        </li>
      ))}
      {items.map((name) => (
        <li key={name}>
          <SearchRow type="button" onClick={() => onChoose(name)}>
            <Search size={20} aria-hidden />
            {name}
          </SearchRow>
        </li>
      ))}
    </ul>
  );
});

const Type = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.caption};
`;
