import { useMemo } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { listDiscountOffers } from '@karavan/shared-api/client/discounts';
import { getOrganization } from '@karavan/shared-api/client/organizations';
import { listPartners } from '@karavan/shared-api/client/partners';
import type { OrganizationDetail } from '@karavan/shared-api/contract/organizations';
import { useEndlessList, useEndpoint } from '@karavan/shared-api/query';
import { useHeader } from '@karavan/shared-api/remote';
import { Link, useLocation } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { CARDS, useColumns } from '@karavan/shared-ui/grid-columns';
import { numberFormat } from '@karavan/shared-ui/intl';
import { OrganizationLine, Detail } from '@karavan/shared-ui/product/organization-line';
import { Panel } from '@karavan/shared-ui/product/panel';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, size, space, type } from '@karavan/shared-ui/tokens';
import { HomeBody, HomePage } from '../../shared/home-page.ts';
import { useT } from '../../shared/translation.ts';
import { PartnerPosts } from './partner-posts.tsx';
import { PartnerRow } from './partner-row.tsx';
import { discountsOfPartners } from './partners-query.ts';
import { sectionOf, type PartnerSection, SECTIONS } from './partner-sections.ts';

interface ViewPartnerProps {
  readonly id: number;
  readonly section: string | undefined;
}

const TITLES = {
  posts: 'posts',
  organizations: 'partners',
  discounts: 'discounts',
  about: 'about',
} as const;

/** What the partners of an organization offer, who they are, and what it says of itself. */
export function ViewPartner({ id, section: written }: ViewPartnerProps) {
  const t = useT();
  const { search: query } = useLocation();
  const section = sectionOf(written);
  const organization = useEndpoint(getOrganization, { params: { id } });
  const title = organization.data?.title ?? t('partners');
  useHeader(useMemo(() => ({ title }), [title]));
  return (
    <HomePage>
      <AsyncView query={organization} skeleton={<PageSkeleton />}>
        {(loaded) => (
          <>
            <Top>
              <Link to={`/organizations/${id}`}>
                <OrganizationLine organization={loaded} size={56}>
                  <Detail>
                    {loaded.type} · {loaded.city}
                  </Detail>
                </OrganizationLine>
              </Link>
              <h1 className="visually-hidden">{loaded.title}</h1>
              <Sections aria-label={t('sections')}>
                {SECTIONS.map((name) => (
                  <Way
                    key={name}
                    to={`/home/partners/${id}/${name}${query}`}
                    replace
                    aria-current={name === section ? 'page' : undefined}
                  >
                    {t(TITLES[name])}
                  </Way>
                ))}
              </Sections>
            </Top>
            <Section section={section} organization={loaded} />
          </>
        )}
      </AsyncView>
    </HomePage>
  );
}

interface SectionProps {
  readonly section: PartnerSection;
  readonly organization: OrganizationDetail;
}

function Section({ section, organization }: SectionProps) {
  const t = useT();
  if (section === 'posts') return <PartnerPosts id={organization.id} />;
  if (section === 'organizations') return <PartnerOrganizations id={organization.id} />;
  if (section === 'discounts') return <PartnerDiscounts id={organization.id} />;
  return (
    <HomeBody>
      <Panel>
        <About>{organization.description}</About>
        <Page to={`/organizations/${organization.id}`}>{t('to_organization')}</Page>
      </Panel>
    </HomeBody>
  );
}

function PartnerOrganizations({ id }: { readonly id: number }) {
  const t = useT();
  const columns = useColumns(CARDS);
  return (
    <HomeBody>
      <EndlessView
        list={useEndlessList(listPartners, { params: { id } })}
        label={t('partners')}
        keyOf={(partner) => partner.id}
        columns={CARDS}
        gap={columns > 1 ? 12 : 0}
        failure={{ title: t('organizations_failed') }}
        empty={<EmptyState scene="organizations" title={t('organizations_empty')} />}
      >
        {(partner) => (
          <PartnerRow
            to={`/organizations/${partner.id}`}
            organization={partner}
            details={[partner.type, partner.category ?? ''].filter(Boolean)}
          />
        )}
      </EndlessView>
    </HomeBody>
  );
}

/** What the cards of the partners give. */
function PartnerDiscounts({ id }: { readonly id: number }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const columns = useColumns(CARDS);
  return (
    <HomeBody>
      <EndlessView
        list={useEndlessList(listDiscountOffers, discountsOfPartners(id))}
        label={t('discounts')}
        keyOf={(offer) => offer.id}
        columns={CARDS}
        gap={columns > 1 ? 12 : 0}
        empty={<EmptyState scene="cards" title={t('feed_empty')} />}
      >
        {({ organization, cards }) => (
          <PartnerRow
            to={`/organizations/${organization.id}`}
            organization={organization}
            details={cards.map(({ kind, tiers }) =>
              t(kind === 'cashback' ? 'cashback_up_to' : 'discount_up_to', {
                percent: numberFormat(locale).format(Number(tiers.at(-1)?.percent ?? 0)),
              }),
            )}
          />
        )}
      </EndlessView>
    </HomeBody>
  );
}

const Top = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]} ${space[4]} 0;
`;

const Sections = styled.nav`
  display: flex;
  gap: ${space[5]};
  overflow-x: auto;
  border-bottom: 1px solid ${color.border};
  scrollbar-width: none;
`;

const Way = styled(Link)`
  flex: none;
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
  border-bottom: 2px solid transparent;
  color: ${color.textMuted};
  font: ${type.label};

  &[aria-current] {
    border-color: ${color.text};
    color: ${color.text};
  }
`;

const About = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Page = styled(Link)`
  color: ${color.accentStrong};
  font: ${type.label};
`;
