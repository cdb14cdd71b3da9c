import styled from 'styled-components';
import { listBannerOrganizations, shareBanner } from '@karavan/shared-api/client/banners';
import type { BannerOrganization } from '@karavan/shared-api/contract/banners';
import { endpointKey, request, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { OrganizationLine, Detail } from '@karavan/shared-ui/product/organization-line';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { Switch } from '@karavan/shared-ui/switch';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { refreshBanners } from './refresh-banners.ts';
import { useT } from './translation.ts';

interface ShareBannerProps {
  readonly organizationId: number;
  readonly bannerId: number;
}

/** The partners of an organization, on whose pages a banner is shown as well. */
export function ShareBanner({ organizationId, bannerId }: ShareBannerProps) {
  const t = useT();
  const of = { params: { id: organizationId, banner: bannerId } };
  const partners = useEndpoint(listBannerOrganizations, of);
  const share = useWrite(
    (organization_ids: number[]) => request(shareBanner, { ...of, body: { organization_ids } }),
    {
      done: t('saved'),
      onSuccess(stored, _ids, queries) {
        queries.setQueryData(endpointKey(listBannerOrganizations, 'one', of), stored);
        refreshBanners(queries);
      },
    },
  );
  return (
    <Panel as="section" aria-labelledby="banner-partners">
      <h2 id="banner-partners">{t('partners')}</h2>
      <Muted>{t('partners_text')}</Muted>
      <AsyncView query={partners} skeleton={<SkeletonRow />}>
        {({ list }) =>
          list.length === 0 ? (
            <p>{t('no_partners')}</p>
          ) : (
            <List>
              {list.map((partner) => (
                <li key={partner.id}>
                  <Who>
                    <OrganizationLine organization={partner} size={40}>
                      <Detail>{partner.is_hidden ? t('partner_hides') : partner.type}</Detail>
                    </OrganizationLine>
                  </Who>
                  <Switch
                    checked={partner.is_shared}
                    disabled={share.isPending}
                    onChange={({ target }) => {
                      void share.send(idsWith(list, partner.id, target.checked));
                    }}
                  >
                    <span className="visually-hidden">
                      {t('share_with', { title: partner.title })}
                    </span>
                  </Switch>
                </li>
              ))}
            </List>
          )
        }
      </AsyncView>
    </Panel>
  );
}

/** Those that it is shared with, with or without one of them. */
function idsWith(
  list: readonly BannerOrganization[],
  changed: number,
  isShared: boolean,
): number[] {
  return list
    .filter(({ id, is_shared }) => (id === changed ? isShared : is_shared))
    .map(({ id }) => id);
}

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};

  > li {
    display: flex;
    align-items: center;
    gap: ${space[3]};

    > :last-child {
      flex: none;
      width: auto;
    }
  }
`;

const Who = styled.div`
  flex: 1;
  min-width: 0;
`;
