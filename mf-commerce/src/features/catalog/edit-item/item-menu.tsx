import { Archive, Boxes, Copy, Ellipsis, Eye, Trash2 } from 'lucide-react';
import {
  changeItems,
  deleteItem,
  duplicateItem,
  getEditedItem,
} from '@karavan/shared-api/client/item-editing';
import type { ItemStatus } from '@karavan/shared-api/contract/item-editing';
import { request, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { useIsWide } from '@karavan/shared-ui/use-is-wide';
import { editItemPath, itemsPath, itemStockPath } from '../shared/items-paths.ts';
import { refreshItems } from '../shared/refresh-items.ts';
import { useT } from '../translation.ts';

interface ItemMenuProps {
  readonly organizationId: number;
  readonly itemId: number;
}

/** What can be done to a product as a whole. */
export function ItemMenu({ organizationId, itemId }: ItemMenuProps) {
  const t = useT();
  const { dialogs, menu, toasts } = useShell();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const params = { id: organizationId, item: itemId };
  const item = useEndpoint(getEditedItem, { params }).data;
  const status = item?.status;
  const duplicate = useWrite(() => request(duplicateItem, { params }), {
    done: t('duplicated'),
    onSuccess({ id }, _intent, queries) {
      refreshItems(queries);
      void navigate(editItemPath(organizationId, id));
    },
  });
  const store = (wanted: ItemStatus) =>
    request(changeItems, {
      params: { id: organizationId },
      body: { item_ids: [itemId], status: wanted },
    });
  const restore = useWrite(store, {
    done: (_answer, before) => t(before === 'published' ? 'done_published' : 'done_draft'),
    onSuccess: (_answer, _before, queries) => refreshItems(queries),
  });
  const archive = useWrite(() => store('archived'), {
    onSuccess(_answer, _intent, queries) {
      // The time at which a draft would go on sale is forgotten: it cannot come back as it was.
      const before = item && item.publish_at === null ? item.status : null;
      const action = before && { label: t('undo'), run: () => void restore.send(before) };
      toasts.show({ kind: 'success', text: t('done_archived'), ...(action && { action }) });
      refreshItems(queries);
      void navigate(itemsPath(organizationId));
    },
  });
  const remove = useWrite(() => request(deleteItem, { params }), {
    done: t('deleted'),
    failed: (error) => (error.code === 'item_ordered' ? null : undefined),
    onSuccess(_answer, _intent, queries) {
      refreshItems(queries);
      void navigate(itemsPath(organizationId));
    },
    onError(error) {
      if (error.code === 'item_ordered') void offerArchive(error.message);
    },
  });

  async function offerArchive(why: string): Promise<void> {
    if (status === 'archived') return dialogs.alert({ title: t('delete_refused'), text: why });
    const isWanted = await dialogs.confirm({
      title: t('delete_refused'),
      text: why,
      okLabel: t('archive'),
    });
    if (isWanted) await archive.send();
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

  const open = () =>
    menu.open({
      title: t('edit'),
      keepScrollbar: isWide,
      items: [
        ...(status === 'published'
          ? [
              {
                label: t('open_page'),
                icon: <Eye size={22} />,
                run: () => void navigate(`/p/${itemId}`),
              },
            ]
          : []),
        {
          label: t('stock_entries'),
          icon: <Boxes size={22} />,
          run: () => void navigate(itemStockPath(organizationId, itemId)),
        },
        { label: t('duplicate'), icon: <Copy size={22} />, run: () => void duplicate.send() },
        ...(status === 'archived'
          ? []
          : [{ label: t('archive'), icon: <Archive size={22} />, run: () => void archive.send() }]),
        {
          label: t('delete'),
          icon: <Trash2 size={22} />,
          danger: true,
          run: () => void askAndDelete(),
        },
      ],
    });

  return <IconButton label={t('actions')} icon={<Ellipsis size={22} />} onClick={open} />;
}
