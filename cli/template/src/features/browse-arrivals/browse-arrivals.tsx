import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { listFeed } from '@karavan/shared-api/client/feed';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { useEndlessList } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Link } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { EmptyState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';

/** What organizations have published last. */
export function BrowseArrivals() {
  const t = useT();
  const { header } = useShell();
  const arrivals = useEndlessList(listFeed, { query: {} });
  const [areDescribed, setAreDescribed] = useState(false);
  useEffect(() => header.set({ title: t('arrivals') }), [header, t]);
  return (
    <Page>
      <h1 className="visually-hidden">{t('arrivals')}</h1>
      <Button kind="secondary" onClick={() => setAreDescribed(!areDescribed)}>
        {t(areDescribed ? 'names_only' : 'describe')}
      </Button>
      <EndlessView
        list={arrivals}
        label={t('arrivals')}
        keyOf={({ id }) => id}
        empty={<EmptyState title={t('arrivals_empty')} />}
      >
        {(post) => <Arrival post={post} isDescribed={areDescribed} />}
      </EndlessView>
    </Page>
  );
}

interface ArrivalProps {
  readonly post: FeedPost;
  readonly isDescribed: boolean;
}

function Arrival({ post: { id, name, description, organization }, isDescribed }: ArrivalProps) {
  return (
    <article>
      <Name to={`/p/${id}`}>{name}</Name>
      <div>{isDescribed ? description : organization.title}</div>
    </article>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
`;

const Name = styled(Link)`
  display: block;
  padding: ${space[2]} 0;
`;
