import { Boxes } from 'lucide-react';
import {
  getOwnWholesalePrices,
  getWholesaleStanding,
  requestWholesale,
  withdrawWholesale,
} from '@karavan/shared-api/client/wholesale';
import { endpointKey, useEndpoint, useWrite, type WriteOptions } from '@karavan/shared-api/query';
import { useRealtimeEvent } from '@karavan/shared-api/realtime';
import { useShell } from '@karavan/shared-api/remote';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { useOrganizationClient } from '../../shared/use-organization-client.ts';
import { useT, withAskingTexts } from './translation.ts';

const OWN = { stream: 'unread' } as const;

interface AskWholesaleProps {
  readonly organizationId: number;
}

/** The cache, as a write gets it. */
type Queries = Parameters<NonNullable<WriteOptions<unknown, unknown>['onSettled']>>[1];

/** A client asks for wholesale prices where there are any, and sees what has become of it. */
export function AskWholesale({ organizationId }: AskWholesaleProps) {
  const client = useOrganizationClient(organizationId);
  const isClient = client !== undefined && !client.is_own && !client.is_blocked;
  return isClient ? <AskingClient organizationId={organizationId} /> : null;
}

const AskingClient = withAskingTexts(Asking);

function Asking({ organizationId }: AskWholesaleProps) {
  const t = useT();
  const { realtime, dialogs } = useShell();
  const params = { id: organizationId };
  const standing = useEndpoint(getWholesaleStanding, { params });
  useRealtimeEvent(realtime, OWN, 'notification.created', ({ type }) => {
    if (type.startsWith('wholesale_')) void standing.refetch();
  });
  const onSettled = (_input: unknown, queries: Queries) => {
    void queries.invalidateQueries({ queryKey: endpointKey(getWholesaleStanding, 'one') });
    void queries.invalidateQueries({ queryKey: endpointKey(getOwnWholesalePrices, 'one') });
  };
  const ask = useWrite(requestWholesale, { done: t('asked'), onSettled });
  const leave = useWrite(withdrawWholesale, { done: t('left'), onSettled });
  if (!standing.data) return null;
  const { is_offered, status, can_request } = standing.data;

  async function doWithout(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('leave_question'),
      text: t('leave_text'),
      okLabel: t('leave'),
      danger: true,
    });
    if (isSure) await leave.send({ params });
  }

  if (status === 'requested' || status === 'confirmed') {
    return (
      <>
        <Banner icon={<Boxes size={20} />} tone={status === 'confirmed' ? 'success' : 'info'}>
          {t(`${status}`)}
        </Banner>
        <Button
          kind="quiet"
          size="small"
          loading={leave.isPending}
          onClick={() => void (status === 'confirmed' ? doWithout() : leave.send({ params }))}
        >
          {t(status === 'confirmed' ? 'leave' : 'withdraw')}
        </Button>
      </>
    );
  }
  if (!is_offered || !can_request) return null;
  return (
    <Button
      kind="quiet"
      size="small"
      icon={<Boxes size={18} />}
      loading={ask.isPending}
      onClick={() => void ask.send({ params, body: { note: '' } })}
    >
      {t('ask')}
    </Button>
  );
}
