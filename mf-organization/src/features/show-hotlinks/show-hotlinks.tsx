import { useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { countHotlinks, getHotlinks } from '@karavan/shared-api/client/hotlinks';
import type { HotlinkPage } from '@karavan/shared-api/contract/hotlinks';
import { useApi, useEndpoint } from '@karavan/shared-api/query';
import { useHeader } from '@karavan/shared-api/remote';
import { Link, useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { OrganizationMark } from '@karavan/shared-ui/product/organization-mark';
import { VerifiedBadge } from '@karavan/shared-ui/product/verified-badge';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, gradient, radius, size, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { HotlinkRow } from './hotlink-row.tsx';

/** The links that an organization has gathered. */
export function ShowHotlinks({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const navigate = useNavigate();
  const page = useEndpoint(getHotlinks, { params: { id: organizationId } });
  const title = page.data?.organization.title ?? t('page_title');
  useHeader(useMemo(() => ({ title }), [title]));
  return (
    <AsyncView
      query={page}
      skeleton={<PageSkeleton />}
      failure={{
        gone: (
          <EmptyState
            scene="calm"
            title={t('organization_gone')}
            text={t('organization_gone_text')}
            action={{
              label: t('other_organizations'),
              run: () => void navigate('/home/organizations'),
            }}
          />
        ),
      }}
    >
      {(loaded) => <Page page={loaded} />}
    </AsyncView>
  );
}

function Page({ page: { organization, theme, list } }: { readonly page: HotlinkPage }) {
  const t = useT();
  const api = useApi();
  const { id, title, type: kind, is_verified } = organization;
  const count = (hotlink?: number) =>
    void api.call(countHotlinks, {
      params: { id },
      body: { ...(hotlink !== undefined && { hotlink }) },
    });
  useEffect(() => {
    void api.call(countHotlinks, { params: { id }, body: {} });
  }, [api, id]);
  return (
    <Board data-theme={theme} $background={theme === 'plain' ? null : gradient[theme]}>
      <Head>
        <OrganizationMark organization={organization} size={96} />
        <h1 data-title>
          {title} {is_verified && <VerifiedBadge size={20} />}
        </h1>
        <p>{kind}</p>
      </Head>
      {list.length > 0 ? (
        <List aria-label={t('hotlinks')}>
          {list.map((hotlink) => (
            <li key={hotlink.id}>
              <HotlinkRow hotlink={hotlink} onFollow={() => count(hotlink.id)} />
            </li>
          ))}
        </List>
      ) : (
        <p>{t('hotlinks_empty')}</p>
      )}
      <Way to={`/organizations/${id}`}>{t('to_organization')}</Way>
    </Board>
  );
}

const Board = styled.section<{ readonly $background: string | null }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: center;
  gap: ${space[5]};
  max-width: 560px;
  min-height: calc(100dvh - ${size.header} - ${size.navigation});
  margin: 0 auto;
  padding: ${space[6]} ${space[4]};
  color: ${({ $background }) => ($background ? 'white' : color.text)};
  background: ${({ $background }) => $background ?? 'none'};

  @media (min-width: 720px) {
    min-height: calc(100dvh - 200px);
    margin: ${space[5]} auto;
    border-radius: ${radius.large};
  }
`;

const Head = styled.header`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  text-align: center;

  h1 {
    font: ${type.title2};
    overflow-wrap: anywhere;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  width: 100%;
`;

const Way = styled(Link)`
  padding: ${space[3]};
  color: inherit;
  font: ${type.label};
  text-decoration: underline;
`;
