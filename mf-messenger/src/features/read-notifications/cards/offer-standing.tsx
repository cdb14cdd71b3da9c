import type { OfferCard } from '@karavan/shared-api/contract/cards';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { Answers } from '../answers.ts';
import { useT } from '../translation.ts';
import { Settled } from './settled.ts';

interface OfferStandingProps {
  readonly offer: OfferCard;
  readonly orderId: number;
}

/** What has become of a delivery that a courier was asked for; the way to it while it is theirs to do. */
export function OfferStanding({
  offer: { state, district, item_count },
  orderId,
}: OfferStandingProps) {
  const t = useT();
  const { overlays } = useShell();
  const navigate = useNavigate();
  async function open(): Promise<void> {
    const path = await overlays.open('courier_delivery', { transactionId: orderId });
    if (typeof path === 'string') await navigate(path);
  }
  return (
    <>
      <p>
        {[t('order_number', { id: orderId }), district, t('pieces', { count: item_count })].join(
          ' · ',
        )}
      </p>
      <div aria-live="polite">{state !== 'open' && <Settled>{t(`offer_${state}`)}</Settled>}</div>
      {state === 'open' && (
        <Answers>
          <Button size="small" onClick={() => void open()}>
            {t('open_delivery')}
          </Button>
        </Answers>
      )}
      {state === 'mine' && (
        <Answers>
          <Button size="small" onClick={() => void navigate(`/delivery/receipt/${orderId}`)}>
            {t('open_own_delivery')}
          </Button>
        </Answers>
      )}
    </>
  );
}
