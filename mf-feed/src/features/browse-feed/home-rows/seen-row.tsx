import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'jotai';
import { EllipsisVertical, EyeOff, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { listFeed } from '@karavan/shared-api/client/feed';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { keepSeenItems, readSeenItems, type SeenItems } from '@karavan/shared-api/seen-items';
import { Button } from '@karavan/shared-ui/button';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { Menu } from '@karavan/shared-ui/menu';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { ItemsRow } from './items-row.tsx';
import type { RowProps } from './row-frame.tsx';
import { useRowT } from './translation.ts';

/** What the person has opened on this device, the latest first. */
export function SeenRow({ onEmpty, onFold }: RowProps) {
  const t = useRowT();
  const { toasts } = useShell();
  const store = useStore();
  const [seen, setSeen] = useState(() => readSeenItems(store));
  const { ids, isHidden } = seen;
  const query = { ids: ids.join(','), limit: Math.max(1, ids.length) };
  const found = useEndpoint(listFeed, { query }, { enabled: ids.length > 0, keepPrevious: true });
  const fold = useEffectEvent(onFold);
  useEffect(() => fold(isHidden), [isHidden]);

  function change(next: SeenItems): void {
    keepSeenItems(store, next);
    setSeen(next);
  }

  if (isHidden) {
    return (
      <Hidden>
        {t('hidden')}
        <Button kind="quiet" size="small" onClick={() => change({ ids, isHidden: false })}>
          {t('show')}
        </Button>
      </Hidden>
    );
  }

  function clear(): void {
    change({ ids: [], isHidden });
    toasts.show({
      kind: 'info',
      text: t('cleared'),
      action: { label: t('undo'), run: () => change(seen) },
    });
  }

  const byId = new Map(found.data?.list.map((item) => [item.id, item]));
  return (
    <ItemsRow
      title={t('seen')}
      menu={
        <Menu
          trigger={
            <IconButton
              label={t('more', { title: t('seen') })}
              icon={<EllipsisVertical size={24} aria-hidden />}
            />
          }
          items={[
            { label: t('clear'), icon: <Trash2 size={20} />, run: clear },
            {
              label: t('hide'),
              icon: <EyeOff size={20} />,
              run: () => change({ ids, isHidden: true }),
            },
          ]}
        />
      }
      items={
        ids.length === 0
          ? []
          : found.data && ids.flatMap((id) => (byId.has(id) ? [byId.get(id)!] : []))
      }
      isFailed={found.isError}
      retry={() => void found.refetch()}
      onEmpty={onEmpty}
    />
  );
}

const Hidden = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: 0 ${space[4]};
  color: ${color.textMuted};
  font: ${type.second};
`;
