import { useState } from 'react';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { countFollowers } from '@karavan/shared-api/client/followers';
import { useEndpoint } from '@karavan/shared-api/query';
import { useSearchParams } from '@karavan/shared-api/router';
import { formatCount } from '@karavan/shared-ui/format-count';
import { lazily } from '@karavan/shared-ui/lazily';
import { Tabs } from '@karavan/shared-ui/tabs';
import { TextField } from '@karavan/shared-ui/text-field';
import { space } from '@karavan/shared-ui/tokens';
import { useDebounced } from '@karavan/shared-ui/use-debounced';
import { Managed } from '../../../shared/managed.tsx';
import { BlockedList } from './blocked-list.tsx';
import { FollowerList } from './follower-list.tsx';
import { useT, withFollowersTexts } from './translation.ts';

/** Few look at who has asked while many wait. */
const AcceptAll = lazily(
  async () => (await import(/* webpackChunkName: "accept-all" */ './accept-all.tsx')).AcceptAll,
);

/** Few come to block somebody by a number. */
const BlockTyped = lazily(
  async () => (await import(/* webpackChunkName: "block-typed" */ './block-typed.tsx')).BlockTyped,
);

const VIEWS = ['accepted', 'requested', 'declined', 'blocked'] as const;
type View = (typeof VIEWS)[number];

const viewOf = (text: string | null): View => VIEWS.find((view) => view === text) ?? 'accepted';

interface ManageFollowersProps {
  readonly organizationId: number;
  /** Of the address that has no other. */
  readonly view?: View;
}

/** Who follows an organization, has asked to, was declined or is blocked; answered one by one or at once. */
export const ManageFollowers = withFollowersTexts(Followers);

function Followers({ organizationId, view: named }: ManageFollowersProps) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const view = named ?? viewOf(search.get('status'));
  const [chosen, setChosen] = useState<View>(view);
  const [typed, setTyped] = useState('');
  const sought = useDebounced(typed.trim());
  const { data: counts } = useEndpoint(countFollowers, { params: { id: organizationId } });
  const query = { ...(sought !== '' && { search: sought }) };

  function choose(next: View): void {
    setChosen(next);
    if (!named) setSearch({ status: next }, { replace: true });
  }

  return (
    <Managed
      organizationId={organizationId}
      section="followers"
      {...(counts && { counts: { followers: counts.requested } })}
    >
      {() => (
        <Content>
          <TextField
            label={t('find_person')}
            type="search"
            maxLength={100}
            autoComplete="off"
            start={<Search size={20} />}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Tabs
            label={t('followers_by')}
            tabs={VIEWS.map((id) => ({
              id,
              label: t(`people_${id}`),
              ...(counts && { count: formatCount(counts[id]) }),
            }))}
            value={chosen}
            onChange={choose}
          >
            {chosen === 'requested' && counts && counts.requested > 0 && sought === '' && (
              <AcceptAll organizationId={organizationId} count={counts.requested} />
            )}
            {chosen === 'blocked' ? (
              <>
                {sought === '' && <BlockTyped organizationId={organizationId} />}
                <BlockedList organizationId={organizationId} query={query} />
              </>
            ) : (
              <FollowerList
                key={chosen}
                organizationId={organizationId}
                status={chosen}
                query={query}
              />
            )}
          </Tabs>
        </Content>
      )}
    </Managed>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 760px;
`;
