import { useState } from 'react';
import { QrCode as QrIcon, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { admitByHand, removeGuest } from '@karavan/shared-api/client/events';
import { drawIdempotencyKey } from '@karavan/shared-api/client';
import type { DoorEntry, EventRun } from '@karavan/shared-api/contract/events';
import { request, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { Dialog } from '@karavan/shared-ui/dialog';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { QrCode } from '@karavan/shared-ui/qr-code';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { refreshEvents } from '../shared/refresh-events.ts';
import { useTime } from '../shared/use-time.ts';
import { useT } from '../translation.ts';
import { dueExtras } from './due-extras.ts';

interface DoorRowProps {
  readonly organizationId: number;
  readonly run: EventRun;
  readonly entry: DoorEntry;
  readonly canAdmit: boolean;
  readonly canRemove: boolean;
}

/** Somebody who is to be let in; staff do it by hand where there is no code to scan. */
export function DoorRow({ organizationId, run, entry, canAdmit, canRemove }: DoorRowProps) {
  const t = useT();
  const time = useTime(run.time_zone);
  const { dialogs } = useShell();
  const [isShown, setIsShown] = useState(false);
  // Pressed again after a lost answer, it lets in the same person.
  const [nonce] = useState(drawIdempotencyKey);
  const params = { id: organizationId, item: run.id };
  const admission = useWrite(
    () => request(admitByHand, { params, body: { kind: entry.kind, entry_id: entry.id, nonce } }),
    { done: t('let_in'), onSettled: (_intent, queries) => refreshEvents(queries) },
  );
  const removal = useWrite(() => request(removeGuest, { params: { ...params, guest: entry.id } }), {
    done: t('guest_removed'),
    onSettled: (_intent, queries) => refreshEvents(queries),
  });

  async function remove(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('guest_remove', { name: entry.name }),
      text: t('guest_remove_text'),
      okLabel: t('remove'),
      danger: true,
    });
    if (isSure) await removal.send();
  }

  const name = entry.party > 1 ? `${entry.name} × ${entry.party}` : entry.name;
  const { activated_at } = entry;
  const isWaiting = activated_at === null;
  return (
    <Row>
      <Words>
        <strong>{name}</strong>
        <span>
          {[entry.section, entry.order_id && t('order', { number: entry.order_id })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {entry.extras && <span>{dueExtras(entry)}</span>}
      </Words>
      {activated_at !== null && <StatePill tone="positive">{time(activated_at)}</StatePill>}
      {isWaiting && entry.secret !== null && (
        <IconButton
          label={t('code_of', { name: entry.name })}
          icon={<QrIcon size={20} />}
          onClick={() => setIsShown(true)}
        />
      )}
      {isWaiting && entry.kind === 'guest' && canRemove && (
        <IconButton
          label={t('guest_remove', { name: entry.name })}
          icon={<Trash2 size={20} />}
          onClick={() => void remove()}
        />
      )}
      {isWaiting && canAdmit && (
        <Button
          size="small"
          kind="secondary"
          loading={admission.isPending}
          aria-label={t('admit_name', { name })}
          onClick={() => void admission.send()}
        >
          {t('admit')}
        </Button>
      )}
      <Dialog open={isShown} title={name} onClose={() => setIsShown(false)}>
        <Code>
          <QrCode
            value={`${location.origin}/clients/${entry.id}/event-activation/${run.id}#${entry.secret}`}
            label={t('code_of', { name: entry.name })}
          />
          <p>{t('code_text')}</p>
        </Code>
      </Dialog>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-bottom: ${space[2]};
  padding: ${space[3]};
  border-radius: ${radius.large};
  background: ${color.surface};
`;

const Words = styled.span`
  display: grid;
  flex: 1 1 140px;
  min-width: 0;
  overflow-wrap: anywhere;

  span {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

const Code = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
`;
