import { useState } from 'react';
import { ChevronRight, Plus } from 'lucide-react';
import styled from 'styled-components';
import { listStaffBanners, orderBanners } from '@karavan/shared-api/client/banners';
import type { StaffBanner } from '@karavan/shared-api/contract/banners';
import { BANNERS_MAX } from '@karavan/shared-api/contract/limits';
import { request, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { Link, useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { SortableRows } from '@karavan/shared-ui/sortable-rows';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { createBannerPath, editBannerPath } from './banner-paths.ts';
import { refreshBanners } from './refresh-banners.ts';
import { STATE_TONES } from './state-tones.ts';
import { StripPicture } from './strip-picture.tsx';
import { useT } from './translation.ts';
import { useMoveBanner } from './use-move-banner.ts';

/** The banners of an organization, which are brought into their order here, and those in its archive. */
export function BannerList({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const navigate = useNavigate();
  const query = useEndpoint(listStaffBanners, { params: { id: organizationId } });
  const create = () => void navigate(createBannerPath(organizationId));
  return (
    <AsyncView query={query} skeleton={<SkeletonCard />}>
      {({ list }) => {
        const present = list.filter(({ state }) => state !== 'archived');
        const archived = list.filter(({ state }) => state === 'archived');
        return (
          <>
            {present.length === 0 ? (
              <EmptyState
                scene="parcel"
                title={t('empty')}
                text={t('empty_text')}
                action={{ label: t('add'), run: create }}
              />
            ) : (
              <Panel as="section" aria-label={t('own')}>
                {present.length < BANNERS_MAX ? (
                  <Button kind="secondary" icon={<Plus size={20} />} onClick={create}>
                    {t('add')}
                  </Button>
                ) : (
                  <Muted>{t('full', { count: BANNERS_MAX })}</Muted>
                )}
                <Rows organizationId={organizationId} list={present} />
              </Panel>
            )}
            {archived.length > 0 && <Archive organizationId={organizationId} list={archived} />}
          </>
        );
      }}
    </AsyncView>
  );
}

interface RowsProps {
  readonly organizationId: number;
  readonly list: readonly StaffBanner[];
}

function Rows({ organizationId, list }: RowsProps) {
  const t = useT();
  // As they were ordered here; what is new comes behind.
  const [ids, setIds] = useState(() => list.map(({ id }) => id));
  const order = useWrite(
    (banner_ids: number[]) =>
      request(orderBanners, { params: { id: organizationId }, body: { banner_ids } }),
    {
      whileBusy: 'queue',
      onSuccess: (_answer, _ids, queries) => refreshBanners(queries),
      onError: () => setIds(list.map(({ id }) => id)),
    },
  );
  const place = ({ id }: StaffBanner) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  const rows = list
    .map((banner) => ({ ...banner, title: banner.text }))
    .toSorted((one, other) => place(one) - place(other));
  return (
    <SortableRows
      label={t('own')}
      items={rows}
      words={{
        move: (title) => t('row_move', { title }),
        moved: (title, place, number) => t('row_moved', { title, place, number }),
      }}
      onItemsChange={(items) => setIds(items.map(({ id }) => id))}
      onSettled={(items) => void order.send(items.map(({ id }) => id))}
    >
      {(banner) => <Row organizationId={organizationId} banner={banner} />}
    </SortableRows>
  );
}

interface RowProps {
  readonly organizationId: number;
  readonly banner: StaffBanner;
}

function Row({ organizationId, banner }: RowProps) {
  const t = useT();
  const { id, image, text, state, views, presses, shared_with: partners } = banner;
  return (
    <Way to={editBannerPath(organizationId, id)}>
      <StripPicture picture={image} />
      <Words>
        <strong>{text}</strong>
        <small>{t('figures', { views, presses })}</small>
        {partners > 0 && <small>{t('shared_with', { count: partners })}</small>}
        <StatePill tone={STATE_TONES[state]}>{t(`state_${state}`)}</StatePill>
      </Words>
      <ChevronRight size={18} aria-hidden />
    </Way>
  );
}

function Archive({ organizationId, list }: RowsProps) {
  const t = useT();
  const { move, isPending, intent } = useMoveBanner(organizationId);
  return (
    <Panel as="section" aria-labelledby="archived-banners">
      <h2 id="archived-banners">{t('archive')}</h2>
      <Stored>
        {list.map((banner) => (
          <li key={banner.id}>
            <Row organizationId={organizationId} banner={banner} />
            <Button
              kind="quiet"
              size="small"
              loading={isPending && intent?.banner === banner.id}
              onClick={() => void move({ banner: banner.id, action: 'restore' })}
            >
              {t('restore')}
              <span className="visually-hidden"> {banner.text}</span>
            </Button>
          </li>
        ))}
      </Stored>
    </Panel>
  );
}

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Stored = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

const Way = styled(Link)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;

  > svg {
    flex: none;
    color: ${color.textMuted};
  }

  @media (max-width: 560px) {
    flex-wrap: wrap;

    > svg {
      display: none;
    }
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1 1 160px;
  justify-items: start;
  gap: 2px;
  min-width: 0;

  strong {
    font: ${type.label};
    overflow-wrap: anywhere;
  }

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;
