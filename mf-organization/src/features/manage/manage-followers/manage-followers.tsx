import { useState } from 'react';
import styled from 'styled-components';
import { countFollowers } from '@karavan/shared-api/client/followers';
import { useEndpoint } from '@karavan/shared-api/query';
import { useSearchParams } from '@karavan/shared-api/router';
import { formatCount } from '@karavan/shared-ui/format-count';
import { lazily } from '@karavan/shared-ui/lazily';
import { SettlingField } from '@karavan/shared-ui/settling-field';
import { Tabs } from '@karavan/shared-ui/tabs';
import { space } from '@karavan/shared-ui/tokens';
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
  const [sought, setSought] = useState('');
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
          <SettlingField label={t('find_person')} value={sought} onSettle={setSought} />
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
