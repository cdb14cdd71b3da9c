import { Archive, ArchiveRestore } from 'lucide-react';
import styled from 'styled-components';
import type { BannerSight } from '@karavan/shared-api/contract/banner-places';
import type { EditedBanner } from '@karavan/shared-api/contract/banners';
import { useNavigate } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { bannersPath } from './banner-paths.ts';
import { STATE_TONES } from './state-tones.ts';
import { useT } from './translation.ts';
import { useMoveBanner } from './use-move-banner.ts';

interface BannerFactsProps {
  readonly organizationId: number;
  readonly banner: EditedBanner;
}

/** Where a banner stands, how often it was seen and pressed, and the way to the archive and back. */
export function BannerFacts({ organizationId, banner }: BannerFactsProps) {
  const t = useT();
  const navigate = useNavigate();
  const { move, isPending } = useMoveBanner(organizationId);
  const { id, state, counts } = banner;
  const isAway = state === 'archived';

  async function moveIt(): Promise<void> {
    const result = await move({ banner: id, action: isAway ? 'restore' : 'archive' });
    if (result?.ok && !isAway) void navigate(bannersPath(organizationId), { replace: true });
  }

  return (
    <Panel as="section" aria-label={t('state')}>
      <div>
        <StatePill tone={STATE_TONES[state]}>{t(`state_${state}`)}</StatePill>
      </div>
      {counts.length === 0 ? (
        <Muted>{t('not_seen')}</Muted>
      ) : (
        <Figures>
          <caption className="visually-hidden">{t('statistics')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('place')}</th>
              <th scope="col">{t('views')}</th>
              <th scope="col">{t('presses')}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ place, views, presses }) => (
              <tr key={place}>
                <th scope="row">{t(`place_${place satisfies BannerSight}`)}</th>
                <td>{views}</td>
                <td>{presses}</td>
              </tr>
            ))}
          </tbody>
        </Figures>
      )}
      <Button
        kind="secondary"
        icon={isAway ? <ArchiveRestore size={20} /> : <Archive size={20} />}
        loading={isPending}
        onClick={() => void moveIt()}
      >
        {t(isAway ? 'restore' : 'put_away')}
      </Button>
    </Panel>
  );
}

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Figures = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${type.second};
  font-variant-numeric: tabular-nums;

  th {
    font: inherit;
    text-align: start;
  }

  thead th {
    color: ${color.textMuted};
  }

  td,
  th {
    padding: ${space[1]} ${space[2]} ${space[1]} 0;
  }

  td,
  thead th:not(:first-child) {
    text-align: end;
  }
`;
