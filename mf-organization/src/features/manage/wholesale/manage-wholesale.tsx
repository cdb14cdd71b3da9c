import { useState } from 'react';
import styled from 'styled-components';
import { useSearchParams } from '@karavan/shared-api/router';
import {
  WHOLESALE_STATUSES,
  type WholesaleStatus,
} from '@karavan/shared-api/contract/enumerations';
import { Tabs } from '@karavan/shared-ui/tabs';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { ClientList } from './client-list.tsx';
import { useT, withWholesaleTexts } from './translation.ts';

const viewOf = (text: string | null): WholesaleStatus =>
  WHOLESALE_STATUSES.find((status) => status === text) ?? 'requested';

/** Who asks an organization for its wholesale prices, gets them, was declined or does without them now. */
export const ManageWholesale = withWholesaleTexts(Page);

function Page({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const [status, setStatus] = useState(() => viewOf(search.get('status')));
  function choose(next: WholesaleStatus): void {
    setStatus(next);
    setSearch({ status: next }, { replace: true });
  }
  return (
    <Managed organizationId={organizationId} section="wholesale">
      {() => (
        <Content>
          <Intro>{t('intro')}</Intro>
          <Tabs
            label={t('clients')}
            tabs={WHOLESALE_STATUSES.map((id) => ({ id, label: t(`status_${id}`) }))}
            value={status}
            onChange={choose}
          >
            <ClientList key={status} organizationId={organizationId} status={status} />
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

const Intro = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
