import { useState } from 'react';
import { Archive, Percent, Store, Tag } from 'lucide-react';
import styled from 'styled-components';
import { changeItems } from '@karavan/shared-api/client/item-editing';
import type {
  BatchResult,
  ItemStatus,
  PriceChange,
  StaffItem,
} from '@karavan/shared-api/contract/item-editing';
import { request, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { Dialog } from '@karavan/shared-ui/dialog';
import { color, layer, radius, shadow, space, type } from '@karavan/shared-ui/tokens';
import { CategoryField } from '../shared/category-field.tsx';
import { refreshItems } from '../shared/refresh-items.ts';
import { useT } from '../translation.ts';
import { PriceForm } from './price-form.tsx';

interface BatchBarProps {
  readonly organizationId: number;
  readonly chosen: readonly StaffItem[];
  onDone(): void;
}

interface BatchChange {
  readonly price?: PriceChange;
  readonly category?: number;
  readonly status?: ItemStatus;
}

interface Restored {
  readonly ids: readonly number[];
  readonly status: ItemStatus;
}

/** What can be done to all chosen products at once. What could not be changed is told of. */
export function BatchBar({ organizationId, chosen, onDone }: BatchBarProps) {
  const t = useT();
  const { toasts } = useShell();
  const [asks, setAsks] = useState<'price' | 'category' | null>(null);
  const params = { id: organizationId };
  const restore = useWrite(
    ({ ids, status }: Restored) =>
      request(changeItems, { params, body: { item_ids: [...ids], status } }),
    {
      whileBusy: 'queue',
      onSuccess: (_answer, _restored, queries) => refreshItems(queries),
    },
  );
  const { send, isPending } = useWrite(
    (change: BatchChange) =>
      request(changeItems, {
        params,
        body: { item_ids: chosen.map(({ id }) => id), ...change },
      }),
    {
      onSuccess({ list }, { status }, queries) {
        refreshItems(queries);
        setAsks(null);
        const left = list.filter(isLeft);
        const changed = list.length - left.length;
        const before = chosen.filter((_, index) => list[index] === 'changed');
        const action =
          status === 'archived' && canComeBack(before)
            ? { action: { label: t('undo'), run: () => comeBack(before) } }
            : {};
        toasts.show(
          left.length === 0
            ? { kind: 'success', text: t('batch_done', { number: changed }), ...action }
            : {
                kind: 'info',
                text: t('batch_left', { number: changed, left: left.length }),
                ...action,
              },
        );
        onDone();
      },
    },
  );

  /** Puts archived products back, each as it was. */
  function comeBack(items: readonly StaffItem[]): void {
    for (const [status, alike] of Map.groupBy(items, (item) => item.status)) {
      void restore.send({ ids: alike.map(({ id }) => id), status });
    }
  }

  return (
    <Bar role="region" data-bottom-bar="block" aria-label={t('batch')}>
      <strong aria-live="polite">{t('chosen', { number: chosen.length })}</strong>
      <Actions>
        <Button
          size="small"
          kind="secondary"
          icon={<Percent size={18} />}
          onClick={() => setAsks('price')}
        >
          {t('batch_price')}
        </Button>
        <Button
          size="small"
          kind="secondary"
          icon={<Tag size={18} />}
          onClick={() => setAsks('category')}
        >
          {t('field_category')}
        </Button>
        <Button
          size="small"
          kind="secondary"
          icon={<Store size={18} />}
          loading={isPending}
          onClick={() => void send({ status: 'published' })}
        >
          {t('batch_publish')}
        </Button>
        <Button
          size="small"
          kind="secondary"
          icon={<Archive size={18} />}
          loading={isPending}
          onClick={() => void send({ status: 'archived' })}
        >
          {t('archive')}
        </Button>
      </Actions>
      <Dialog open={asks === 'price'} title={t('batch_price')} onClose={() => setAsks(null)}>
        <PriceForm isPending={isPending} onSend={(price) => void send({ price })} />
      </Dialog>
      <Dialog open={asks === 'category'} title={t('field_category')} onClose={() => setAsks(null)}>
        <CategoryField value={null} onValueChange={(category) => void send({ category })} />
      </Dialog>
    </Bar>
  );
}

/** The time at which a draft would go on sale is forgotten once it is archived. */
const canComeBack = (items: readonly StaffItem[]) =>
  items.length > 0 && items.every(({ publish_at }) => publish_at === null);

const isLeft = (result: BatchResult) => result !== 'changed' && result !== 'unchanged';

const Bar = styled.div`
  position: sticky;
  bottom: calc(${space[3]} + env(safe-area-inset-bottom));
  z-index: ${layer.chrome};
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.floating};

  strong {
    font: ${type.label};
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${space[2]};
  padding: 4px;
  margin: -4px;
  overflow-x: auto;
  scrollbar-width: none;

  > * {
    flex: none;
  }
`;
