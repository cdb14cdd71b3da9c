import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import type { OrganizationDetail } from '@karavan/shared-api/contract/organizations';
import { useHeader } from '@karavan/shared-api/remote';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { EmptyState } from '@karavan/shared-ui/states';
import { media, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { Contacts } from './contacts.tsx';
import { OrganizationHeader } from './organization-header.tsx';
import { useOrganization } from './organization-query.ts';
import { OrganizationSkeleton } from './organization-skeleton.tsx';

type RenderPart = (organization: OrganizationDetail) => ReactNode;

interface ViewOrganizationProps {
  readonly id: number;
  /** The main actions, in a row below the name. */
  readonly actions: RenderPart;
  readonly discountCard: RenderPart;
  /** Rare actions, below the contacts. */
  readonly furtherSteps: RenderPart;
  readonly partners: RenderPart;
  readonly items: RenderPart;
}

/** An organization: header, contacts and opening hours, discount card, partners and items. */
export function ViewOrganization({
  id,
  actions,
  discountCard,
  furtherSteps,
  partners,
  items,
}: ViewOrganizationProps) {
  const t = useT();
  const organization = useOrganization(id);
  const { data } = organization;
  useHeader(
    useMemo(
      () => ({ title: data?.title ?? t('page_title'), verified: data?.is_verified ?? false }),
      [t, data],
    ),
  );
  return (
    <AsyncView
      query={organization}
      skeleton={<OrganizationSkeleton />}
      failure={{
        gone: (
          <>
            <h1 className="visually-hidden">{t('page_title')}</h1>
            <EmptyState
              scene="gone"
              title={t('organization_gone')}
              text={t('organization_gone_text')}
            />
          </>
        ),
      }}
    >
      {(loaded) => (
        <Page>
          <OrganizationHeader organization={loaded} actions={actions(loaded)} />
          <About>
            <Contacts organization={loaded}>{furtherSteps(loaded)}</Contacts>
            {loaded.discount_card && discountCard(loaded)}
          </About>
          {partners(loaded)}
          {items(loaded)}
        </Page>
      )}
    </AsyncView>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 1120px;
  margin: 0 auto;
  padding-bottom: ${space[5]};

  ${media.wide} {
    gap: ${space[5]};
    padding: ${space[5]};
  }

  /* As wide as five columns of its items. */
  @media (min-width: 1800px) {
    max-width: 1440px;
  }
`;

const About = styled.div`
  display: grid;
  gap: ${space[4]};

  ${media.wide} {
    grid-template-columns: repeat(auto-fit, minmax(360px, 1fr));
    align-items: start;
    gap: ${space[5]};
  }
`;
