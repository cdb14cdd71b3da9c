import { useAtomValue } from 'jotai';
import { ChevronRight, Megaphone, Plus } from 'lucide-react';
import styled from 'styled-components';
import { listStaffPromotions } from '@karavan/shared-api/client/promotions';
import type { StaffPromotion } from '@karavan/shared-api/contract/promotions';
import { useEndlessList } from '@karavan/shared-api/query';
import { Link, useLocation, useNavigate } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { formatPercent } from '@karavan/shared-ui/format-percent';
import { Panel } from '@karavan/shared-ui/product/panel';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { EmptyState } from '@karavan/shared-ui/states';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, radius, size, space, type } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { createPromotionPath, editPromotionPath } from './promotions-paths.ts';
import { STATE_TONES } from './state-tones.ts';
import { usePromotionT, withPromotionTexts } from './translation.ts';

interface ListPromotionsProps {
  readonly organizationId: number;
}

/** The promotions of an organization with where each stands, for the staff who look after them. */
export const ListPromotions = withPromotionTexts(List, pageSkeleton);

function List({ organizationId }: ListPromotionsProps) {
  return (
    <Managed organizationId={organizationId} section="promotions">
      {({ id }) => <Rows organizationId={id} />}
    </Managed>
  );
}

function Rows({ organizationId: id }: ListPromotionsProps) {
  const t = usePromotionT();
  const navigate = useNavigate();
  const { key } = useLocation();
  const promotions = useEndlessList(listStaffPromotions, { params: { id } });
  const create = () => void navigate(createPromotionPath(id));
  return (
    <Root aria-label={t('promotions')}>
      {promotions.items.length > 0 && (
        <Button kind="secondary" icon={<Plus size={20} />} onClick={create}>
          {t('add')}
        </Button>
      )}
      <EndlessView
        list={promotions}
        keyOf={(promotion) => promotion.id}
        label={t('promotions')}
        positionKey={key}
        empty={
          <EmptyState
            scene="parcel"
            title={t('empty')}
            text={t('empty_text')}
            action={{ label: t('add'), run: create }}
          />
        }
      >
        {(promotion) => <Row organizationId={id} promotion={promotion} />}
      </EndlessView>
    </Root>
  );
}

interface RowProps {
  readonly organizationId: number;
  readonly promotion: StaffPromotion;
}

function Row({ organizationId, promotion }: RowProps) {
  const t = usePromotionT();
  const locale = useAtomValue(localeAtom);
  const { id, title, image, state, percent, amount, code, used, quota } = promotion;
  const value =
    percent === null
      ? amount && `−${formatMoney(amount, locale)}`
      : `−${formatPercent(percent, locale)}`;
  return (
    <Way to={editPromotionPath(organizationId, id)}>
      {image ? (
        <Thumbnail picture={image} size={56} />
      ) : (
        <NoPicture aria-hidden>
          <Megaphone size={24} />
        </NoPicture>
      )}
      <Words>
        <strong>{title}</strong>
        <small>{[value, code].filter(Boolean).join(' · ')}</small>
        <small>{quota === null ? t('used', { used }) : t('used_of', { used, quota })}</small>
        <StatePill tone={STATE_TONES[state]}>{t(`state_${state}`)}</StatePill>
      </Words>
      <ChevronRight size={18} aria-hidden />
    </Way>
  );
}

const Root = styled(Panel)`
  gap: ${space[3]};
`;

const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  min-height: ${size.touch};
  padding: ${space[2]} 0;

  > svg {
    flex: none;
    color: ${color.textMuted};
  }
`;

const NoPicture = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: ${radius.medium};
  background: ${color.fill};
  color: ${color.textMuted};
`;

const Words = styled.span`
  display: grid;
  flex: 1;
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
    overflow-wrap: anywhere;
  }
`;
