import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { color, size, space, type } from '@karavan/shared-ui/tokens';
import { FoundOrganizationsCount, FoundPostsCount } from './found-count.tsx';
import { useT } from '../../shared/translation.ts';

/** What one searches for, in the address. */
const TABS = ['posts', 'organizations'] as const;
export type SearchTab = (typeof TABS)[number];

/** What the tab that is open has found. */
const COUNTS = { posts: FoundPostsCount, organizations: FoundOrganizationsCount };

/** These stay when one goes to the other tab. */
const KEPT = ['search', 'country', 'city'] as const;

export const searchTabOf = (address: URLSearchParams): SearchTab =>
  TABS.find((tab) => tab === address.get('show')) ?? 'posts';

/** Links between what a search finds, with how much that is. */
export function SearchTabs({ address }: { readonly address: URLSearchParams }) {
  const t = useT();
  const current = searchTabOf(address);
  const FoundCount = COUNTS[current];
  const queryOf = (tab: SearchTab) => {
    const kept = KEPT.flatMap((name) => {
      const value = address.get(name);
      return value ? [[name, value]] : [];
    });
    return new URLSearchParams([
      ...kept,
      tab === 'posts' ? ['view', 'GRID'] : ['show', tab],
    ] as string[][]);
  };
  return (
    <Bar aria-label={t('sections')}>
      {TABS.map((tab) => (
        <Tab
          key={tab}
          to={`/home/search?${queryOf(tab)}`}
          replace
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(tab)}
          {tab === current && <FoundCount address={address} />}
        </Tab>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  gap: ${space[4]};
  padding: 0 ${space[4]};
  border-bottom: 1px solid ${color.border};
`;

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${size.touch};
  border-bottom: 2px solid transparent;
  color: ${color.textMuted};
  font: ${type.labelSmall};

  &[aria-current] {
    border-color: ${color.text};
    color: ${color.text};
  }
`;
