import { useState } from 'react';
import styled from 'styled-components';
import { searchOrganizations } from '@karavan/shared-api/client/feed';
import type { OrganizationCard } from '@karavan/shared-api/contract/feed';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { Detail, OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SettlingField } from '@karavan/shared-ui/settling-field';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { color, space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { LimitForm } from './limit-form.tsx';

/** Finds an organization that nobody has complained about, to limit it. */
export function LimitOrganization() {
  const t = useT();
  const [chosen, setChosen] = useState<OrganizationCard | null>(null);
  const [search, setSearch] = useState('');
  return (
    <Panel as="section" aria-label={t('limit_title')}>
      <SettlingField
        label={t('limit_find')}
        hint={t('limit_find_hint')}
        value={search}
        onSettle={(text) => {
          setSearch(text);
          setChosen(null);
        }}
      />
      {chosen ? (
        <>
          <OrganizationLine organization={chosen} size={48}>
            <Detail>{chosen.type}</Detail>
          </OrganizationLine>
          <LimitForm
            key={chosen.id}
            organizationId={chosen.id}
            onDone={() => {
              setSearch('');
              setChosen(null);
            }}
          />
        </>
      ) : (
        search !== '' && <Found search={search} onChoose={setChosen} />
      )}
    </Panel>
  );
}

interface FoundProps {
  readonly search: string;
  onChoose(organization: OrganizationCard): void;
}

/** Those that are limited already are not found. */
function Found({ search, onChoose }: FoundProps) {
  const t = useT();
  const found = useEndpoint(searchOrganizations, { query: { search } });
  return (
    <AsyncView query={found} skeleton={<SkeletonRow />}>
      {({ list }) =>
        list.length === 0 ? (
          <Muted role="status">{t('limit_nobody')}</Muted>
        ) : (
          <List aria-label={t('limit_found')}>
            {list.map((organization) => (
              <Row key={organization.id}>
                <OrganizationLine organization={organization} size={40}>
                  <Detail>{organization.type}</Detail>
                </OrganizationLine>
                <Button
                  kind="secondary"
                  size="small"
                  aria-label={t('limit_named', { title: organization.title })}
                  onClick={() => onChoose(organization)}
                >
                  {t('limit')}
                </Button>
              </Row>
            ))}
          </List>
        )
      }
    </AsyncView>
  );
}

const Muted = styled.p`
  color: ${color.textMuted};
`;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;
