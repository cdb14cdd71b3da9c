import { useAtomValue } from 'jotai';
import { Pause, Play, Printer, Square, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/promotions';
import type { EditedPromotion, PromotionAction } from '@karavan/shared-api/contract/promotions';
import { endpointKey, request, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { Panel } from '@karavan/shared-ui/product/panel';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { posterPath, promotionsPath } from './promotions-paths.ts';
import { refreshPromotions } from './refresh-promotions.ts';
import { STATE_TONES } from './state-tones.ts';
import { usePromotionT } from './translation.ts';

interface PromotionActionsProps {
  readonly organizationId: number;
  readonly promotion: EditedPromotion;
}

const ACTIONS: Readonly<Record<EditedPromotion['state'], readonly PromotionAction[]>> = {
  draft: ['start'],
  planned: ['pause', 'end'],
  running: ['pause', 'end'],
  used_up: ['pause', 'end'],
  paused: ['start', 'end'],
  ended: [],
};

const ICONS = { start: Play, pause: Pause, end: Square } as const;

/** Where a promotion stands, what has come of it, and what can be done with it. */
export function PromotionActions({ organizationId, promotion }: PromotionActionsProps) {
  const t = usePromotionT();
  const navigate = useNavigate();
  const { dialogs } = useShell();
  const { id, state, code } = promotion;
  const params = { id: organizationId, promo: id };
  const move = useWrite(endpoints.movePromotion, {
    onSuccess(moved, _sent, queries) {
      refreshPromotions(queries);
      queries.setQueryData(endpointKey(endpoints.getEditedPromotion, 'one', { params }), moved);
    },
  });
  const remove = useWrite(() => request(endpoints.deletePromotion, { params }), {
    done: t('deleted'),
    onSuccess(_answer, _intent, queries) {
      refreshPromotions(queries);
      void navigate(promotionsPath(organizationId), { replace: true });
    },
  });

  async function act(action: PromotionAction): Promise<void> {
    const isSure =
      action !== 'end' ||
      (await dialogs.confirm({
        title: t('end_question'),
        text: t('end_text'),
        okLabel: t('act_end'),
        danger: true,
      }));
    if (isSure) await move.send({ params, body: { action } });
  }

  async function askAndDelete(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('delete_question'),
      text: t('delete_text'),
      okLabel: t('delete'),
      danger: true,
    });
    if (isSure) await remove.send();
  }

  return (
    <Root as="section" aria-label={t('state')}>
      <Line>
        <StatePill tone={STATE_TONES[state]}>{t(`state_${state}`)}</StatePill>
      </Line>
      <p>{t(`about_${state}`)}</p>
      {state !== 'draft' && <Stats organizationId={organizationId} promotionId={id} />}
      <Line>
        {ACTIONS[state].map((action) => {
          const Icon = ICONS[action];
          return (
            <Button
              key={action}
              kind={action === 'start' ? 'primary' : 'secondary'}
              icon={<Icon size={20} />}
              loading={move.isPending && move.intent?.body.action === action}
              onClick={() => void act(action)}
            >
              {t(action === 'start' && state === 'paused' ? 'act_resume' : `act_${action}`)}
            </Button>
          );
        })}
        {code !== null && state !== 'ended' && (
          <Button
            kind="secondary"
            icon={<Printer size={20} />}
            onClick={() => void navigate(posterPath(organizationId, id))}
          >
            {t('poster')}
          </Button>
        )}
        {state === 'draft' && (
          <Button
            kind="quiet"
            icon={<Trash2 size={20} />}
            loading={remove.isPending}
            onClick={() => void askAndDelete()}
          >
            {t('delete')}
          </Button>
        )}
      </Line>
    </Root>
  );
}

interface StatsProps {
  readonly organizationId: number;
  readonly promotionId: number;
}

function Stats({ organizationId, promotionId }: StatsProps) {
  const t = usePromotionT();
  const locale = useAtomValue(localeAtom);
  const { data } = useEndpoint(endpoints.getPromotionStats, {
    params: { id: organizationId },
    query: { promo: promotionId },
  });
  if (!data) return null;
  return (
    <Figures>
      {(
        [
          [t('stat_orders'), String(data.orders)],
          [t('stat_clients'), t('stat_new', { clients: data.clients, fresh: data.new_clients })],
          [t('stat_turnover'), formatMoney(data.turnover, locale)],
          [t('stat_reduction'), formatMoney(data.reduction, locale)],
        ] as const
      ).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
  );
}

const Root = styled(Panel)`
  gap: ${space[3]};
  max-width: 640px;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  gap: ${space[3]};

  dt {
    color: ${color.textMuted};
    font: ${type.second};
  }

  dd {
    font: ${type.label};
    overflow-wrap: anywhere;
  }
`;
