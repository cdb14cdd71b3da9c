import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import * as events from '@karavan/shared-api/client/events';
import * as rentals from '@karavan/shared-api/client/rental-offers';
import { endpointKey, request, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { useIsWide } from '@karavan/shared-ui/use-is-wide';
import { editEventPath, eventsPath } from '../events-paths.ts';
import { refreshRental } from '../refresh-rental.ts';
import { editRentalPath, rentalsPath } from '../rentals-paths.ts';
import { useT, withMenuTexts } from './translation.ts';

interface OfferMenuProps {
  readonly kind: 'event' | 'rental';
  readonly organizationId: number;
  readonly itemId: number;
}

interface Params {
  readonly id: number;
  readonly item: number;
}

const KINDS = {
  event: {
    duplicate: (params: Params) => request(events.duplicateEvent, { params }),
    remove: (params: Params) => request(events.deleteEvent, { params }),
    editPath: editEventPath,
    listPath: eventsPath,
  },
  rental: {
    duplicate: (params: Params) => request(rentals.duplicateRental, { params }),
    remove: (params: Params) => request(rentals.deleteRental, { params }),
    editPath: editRentalPath,
    listPath: rentalsPath,
  },
} as const;

/** What can be done to an event, or to something that is let, as a whole: another one like it, or none. */
export const OfferMenu = withMenuTexts(Menu);

function Menu({ kind, organizationId, itemId }: OfferMenuProps) {
  const t = useT();
  const { dialogs, menu } = useShell();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const { duplicate, remove, editPath, listPath } = KINDS[kind];
  const params = { id: organizationId, item: itemId };
  const duplication = useWrite(() => duplicate(params), {
    done: t('duplicated'),
    onSuccess({ id }, _intent, queries) {
      void queries.invalidateQueries({ queryKey: endpointKey(events.listEvents, 'list') });
      refreshRental(queries);
      void navigate(editPath(organizationId, id));
    },
  });
  const removal = useWrite(() => remove(params), {
    done: t('deleted'),
    failed: ({ code }) => (code === 'item_ordered' ? null : undefined),
    async onSuccess(_answer, _intent, queries) {
      await navigate(listPath(organizationId), { replace: true });
      void queries.invalidateQueries({ queryKey: endpointKey(events.listEvents, 'list') });
      refreshRental(queries);
    },
    onError({ code }) {
      if (code !== 'item_ordered') return;
      void dialogs.alert({ title: t('delete_refused'), text: t(`delete_refused_${kind}`) });
    },
  });

  async function askAndDelete(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t(`delete_${kind}`),
      text: t('delete_text'),
      okLabel: t('delete'),
      danger: true,
    });
    if (isSure) await removal.send();
  }

  const open = () =>
    menu.open({
      title: t('actions'),
      keepScrollbar: isWide,
      items: [
        { label: t('duplicate'), icon: <Copy size={22} />, run: () => void duplication.send() },
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
