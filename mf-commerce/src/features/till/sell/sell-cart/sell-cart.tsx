import { useEffect } from 'react';
import { getReceipt, sellOrder } from '@karavan/shared-api/client/orders';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { endpointKey, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate, useSearchParams } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { Column } from '@karavan/shared-ui/column';
import { Panel } from '@karavan/shared-ui/product/panel';
import { ReceiptPaper } from '../../../../shared/receipt-paper.tsx';
import { useT as useCommerceT } from '../../../../shared/translation.ts';
import { useT } from '../../translation.ts';

/** A cart that its client has brought to the till: the seller reviews it and sells. */
export function SellCart() {
  const t = useT();
  const commerce = useCommerceT();
  const { header } = useShell();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const id = Number(search.get('transaction'));
  useEffect(() => header.set({ title: t('sale_title'), backTo: '/scan' }), [header, t]);
  return (
    <Column>
      <h1 className="visually-hidden">{t('sale_title')}</h1>
      {Number.isSafeInteger(id) && id > 0 ? (
        <AtTill id={id} />
      ) : (
        <EmptyState
          scene="cart"
          title={t('cart_no_code')}
          text={commerce('cart_no_code_text')}
          action={{ label: commerce('scan_title'), run: () => void navigate('/scan') }}
        />
      )}
    </Column>
  );
}

function AtTill({ id }: { readonly id: number }) {
  const t = useT();
  const commerce = useCommerceT();
  const receipt = useEndpoint(getReceipt, { params: { id } });
  return (
    <AsyncView
      query={receipt}
      skeleton={<PageSkeleton />}
      failure={{
        gone: (
          <EmptyState
            scene="closed"
            title={t('cart_not_yours')}
            text={commerce('cart_not_yours_text')}
          />
        ),
      }}
    >
      {(data) => <CartAtTill receipt={data} />}
    </AsyncView>
  );
}

function CartAtTill({ receipt }: { readonly receipt: Receipt }) {
  const t = useT();
  const commerce = useCommerceT();
  const navigate = useNavigate();
  const { transaction_id: id, organization, status, reason, fulfilled_at } = receipt;

  const queryKey = endpointKey(getReceipt, 'one', { params: { id } });
  const { isPending, send } = useWrite(sellOrder, {
    onSuccess: (sold, _input, queries) => void queries.setQueryData(queryKey, sold),
    onError: (_error, _input, queries) => void queries.invalidateQueries({ queryKey }),
  });

  if (fulfilled_at !== null) {
    return (
      <div role="status">
        <EmptyState
          scene="done"
          title={commerce('sold')}
          action={{ label: t('to_receipt'), run: () => void navigate(`/receipts/${id}`) }}
        />
      </div>
    );
  }
  const canSell = receipt.staff_actions.includes('sell');
  return (
    <>
      {status === 'rejected' && reason && (
        <Banner tone="warning">{commerce(`reason_${reason}`)}</Banner>
      )}
      {status !== 'rejected' && !canSell && (
        <Banner tone="warning">{t(receipt.can_cancel ? 'cart_own' : 'cart_no_right')}</Banner>
      )}
      <Panel>
        <ReceiptPaper receipt={receipt} />
        {canSell && (
          <Button
            wide
            loading={isPending}
            onClick={() => void send({ params: { id: organization.id, order: id } })}
          >
            {commerce('action_sell')}
          </Button>
        )}
      </Panel>
    </>
  );
}
