import styled from 'styled-components';
import { COUNT_CAP } from '@karavan/shared-api/contract/limits';
import { formatCount } from '@karavan/shared-ui/format-count';
import { color } from '@karavan/shared-ui/tokens';
import { readFeedFilter } from '../../shared/feed/feed-filter.ts';
import { useFeed } from '../../shared/feed/feed-query.ts';
import { readOrganizationFilter } from '../../shared/organizations/organization-filter.ts';
import { useOrganizations } from '../../shared/organizations/organizations-query.ts';

interface FoundCountProps {
  readonly address: URLSearchParams;
}

/** How many posts are found. */
export function FoundPostsCount({ address }: FoundCountProps) {
  return <FoundCount count={useFeed(readFeedFilter(undefined, address)).totalCount} />;
}

/** How many organizations are found. */
export function FoundOrganizationsCount({ address }: FoundCountProps) {
  return <FoundCount count={useOrganizations(readOrganizationFilter(address)).totalCount} />;
}

function FoundCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Count>
      {formatCount(count)}
      {count >= COUNT_CAP && '+'}
    </Count>
  );
}

const Count = styled.span`
  color: ${color.textMuted};
`;
