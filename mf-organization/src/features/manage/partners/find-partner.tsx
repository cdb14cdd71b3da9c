import { useState } from 'react';
import styled from 'styled-components';
import { searchOrganizations } from '@karavan/shared-api/client/feed';
import { createPartnership } from '@karavan/shared-api/client/partners';
import type { OrganizationCard } from '@karavan/shared-api/contract/feed';
import { useEndpoint, useWrite } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { Detail, OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { raised } from '@karavan/shared-ui/product/raised';
import { SettlingField } from '@karavan/shared-ui/settling-field';
import { Loading, SkeletonRow } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';
import { PARTNERSHIPS } from './use-partnership-write.ts';

/** Finds organizations by name, to ask one of them. */
export function FindPartner({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const [search, setSearch] = useState('');
  return (
    <div role="search">
      <SettlingField
        label={t('find')}
        placeholder={t('find_placeholder')}
        value={search}
        onSettle={setSearch}
      />
      {search !== '' && <Found organizationId={organizationId} search={search} />}
    </div>
  );
}

interface FoundProps {
  readonly organizationId: number;
  readonly search: string;
}

function Found({ organizationId, search }: FoundProps) {
  const t = useT();
  const found = useEndpoint(searchOrganizations, { query: { search } }, { keepPrevious: true });
  return (
    <AsyncView
      query={found}
      skeleton={
        <Loading>
          <SkeletonRow />
        </Loading>
      }
    >
      {({ list }) => {
        const others = list.filter(({ id }) => id !== organizationId);
        if (others.length === 0) return <Nothing role="status">{t('nothing_found')}</Nothing>;
        return (
          <List aria-label={t('found')}>
            {others.map((organization) => (
              <li key={organization.id}>
                <Candidate organizationId={organizationId} candidate={organization} />
              </li>
            ))}
          </List>
        );
      }}
    </AsyncView>
  );
}

interface CandidateProps {
  readonly organizationId: number;
  readonly candidate: OrganizationCard;
}

function Candidate({ organizationId, candidate }: CandidateProps) {
  const t = useT();
  const { send, isPending, data } = useWrite(createPartnership, {
    done: t('sent'),
    onSettled: (_intent, queries) => void queries.invalidateQueries({ queryKey: PARTNERSHIPS }),
  });
  return (
    <Row>
      <OrganizationLine organization={candidate} size={40}>
        <Detail>{candidate.type}</Detail>
      </OrganizationLine>
      <Button
        kind="secondary"
        size="small"
        loading={isPending}
        disabled={data !== undefined}
        aria-label={t('ask_whom', { title: candidate.title })}
        onClick={() =>
          void send({ params: { id: organizationId }, body: { partnership_id: candidate.id } })
        }
      >
        {data ? t('is_sent') : t('ask')}
      </Button>
    </Row>
  );
}

const Nothing = styled.p`
  padding: ${space[3]} 0;
  color: ${color.textMuted};
  font: ${type.second};
`;

const List = styled.ul`
  margin-top: ${space[2]};
  ${raised}

  li + li {
    border-top: 1px solid ${color.border};
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
`;
