import { useMemo } from 'react';
import { useHeader } from '@karavan/shared-api/remote';
import { useSearchParams } from '@karavan/shared-api/router';
import styled from 'styled-components';
import { SegmentedControl } from '@karavan/shared-ui/segmented-control';
import { space } from '@karavan/shared-ui/tokens';
import { useReviewT } from './translation.ts';
import { DismissedPosts } from './dismissed-posts.tsx';
import { MutedOrganizations } from './muted-organizations.tsx';

/** What the person's feed leaves out, and the way back for each of it. */
export function ReviewMuted() {
  const t = useReviewT();
  const [address, setAddress] = useSearchParams();
  const shown = address.get('show') === 'posts' ? 'posts' : 'organizations';
  useHeader(useMemo(() => ({ title: t('title'), backTo: '/profile' }), [t]));
  return (
    <Column>
      <h1 className="visually-hidden">{t('title')}</h1>
      <Choice>
        <SegmentedControl
          label={t('title')}
          segments={[
            { value: 'organizations', label: t('organizations') },
            { value: 'posts', label: t('posts') },
          ]}
          value={shown}
          onChange={(value) =>
            setAddress(value === 'posts' ? { show: 'posts' } : {}, { replace: true })
          }
        />
      </Choice>
      {shown === 'posts' ? <DismissedPosts /> : <MutedOrganizations />}
    </Column>
  );
}

const Column = styled.div`
  max-width: 600px;
  margin: 0 auto;
`;

const Choice = styled.div`
  padding: ${space[3]} ${space[4]};
`;
