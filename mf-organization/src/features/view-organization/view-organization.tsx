import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import type { OrganizationDetail } from '@karavan/shared-api/contract/organizations';
import { useHeader } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { EmptyState } from '@karavan/shared-ui/states';
import { media, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { Contacts } from './contacts.tsx';
import { OrganizationHeader } from './organization-header.tsx';
import { useOrganization } from './organization-query.ts';
import { OrganizationSkeleton } from './organization-skeleton.tsx';
import { useScrolledAway } from './use-scrolled-away.ts';

type RenderPart = (organization: OrganizationDetail) => ReactNode;

interface ViewOrganizationProps {
  readonly id: number;
  /** The main actions, in a row below the name. */
  readonly actions: RenderPart;
  /** That it closes, below the header. */
  readonly notice: RenderPart;
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
  notice,
  discountCard,
  furtherSteps,
  partners,
  items,
}: ViewOrganizationProps) {
  const t = useT();
  const navigate = useNavigate();
  const organization = useOrganization(id);
  const { data } = organization;
  const [isNamedInHeader, heading] = useScrolledAway();
  useHeader(
    useMemo(() => {
      if (!data) return { title: t('page_title') };
      // The name is seen once: the header takes it over from the page.
      const { title, is_verified, type, city } = data;
      const documentTitle = `${title} — ${type}, ${city}`;
      return isNamedInHeader
        ? { title, documentTitle, verified: is_verified }
        : { title: '', documentTitle };
    }, [t, data, isNamedInHeader]),
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
              action={{
                label: t('other_organizations'),
                run: () => void navigate('/home/organizations'),
              }}
            />
          </>
        ),
      }}
    >
      {(loaded) => (
        <Page>
          <OrganizationHeader
            organization={loaded}
            actions={actions(loaded)}
            headingRef={heading}
          />
          <About>
            {notice(loaded)}
            {loaded.discount_cards.length > 0 && discountCard(loaded)}
            <Contacts organization={loaded}>{furtherSteps(loaded)}</Contacts>
            {partners(loaded)}
          </About>
          {items(loaded)}
        </Page>
      )}
    </AsyncView>
  );
}

/** From this width on, what there is to know stands beside the items. */
const BESIDE = '@media (min-width: 1440px)';

const Page = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 1680px;
  margin: 0 auto;
  padding-bottom: ${space[5]};

  ${media.wide} {
    gap: ${space[5]};
    padding: ${space[5]};
  }

  ${BESIDE} {
    grid-template: auto 1fr / minmax(0, 1fr) 320px;
    align-items: start;
    padding: ${space[5]} ${space[6]};
  }
`;

const About = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${media.wide} {
    grid-template-columns: repeat(auto-fit, minmax(300px, 1fr));
    align-items: start;
    gap: ${space[5]};
  }

  ${BESIDE} {
    grid-row: 1 / -1;
    grid-column: 2;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
`;
