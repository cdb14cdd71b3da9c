import { Clock, Hourglass, Truck } from 'lucide-react';
import { useAtomValue } from 'jotai';
import type { Cart } from '@karavan/shared-api/contract/carts';
import { localeAtom } from '@karavan/shared-api/state';
import { dateFormat } from '@karavan/shared-ui/intl';
import { useNow } from '../../../shared/use-now.ts';
import { formatUnits } from '../../../shared/wall-time.ts';
import { OpeningWords } from '../shared/opening-words.tsx';
import { Promise, Promises } from '../shared/promises.tsx';
import { useT } from '../translation.ts';
import type { Receiving } from './checkout-options.ts';
import { roundDuration } from './round-duration.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface OrderPromisesProps {
  readonly cart: Cart;
  readonly receiving: Receiving;
}

/** When the seller is there and has answered, and how long it usually takes to the door. */
export function OrderPromises({ cart, receiving }: OrderPromisesProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { organization, answer_hours, till_minutes, delivery } = cart;
  const usual = receiving === 'courier' ? (delivery?.usual_minutes ?? null) : null;
  const told = (minutes: number) => formatUnits(...roundDuration(minutes), locale);
  return (
    <Promises>
      {organization.working_now && (
        <Promise icon={<Clock size={20} />}>
          <OpeningWords now={organization.working_now} />
        </Promise>
      )}
      <Promise icon={<Hourglass size={20} />}>
        {receiving === 'till' ? (
          t('till_time', { time: told(till_minutes) })
        ) : (
          <AnswerTime hours={answer_hours} timeZone={organization.time_zone} />
        )}
      </Promise>
      {usual !== null && (
        <Promise icon={<Truck size={20} />}>{t('usual_delivery', { time: told(usual) })}</Promise>
      )}
    </Promises>
  );
}

/** The organization's clock; never earlier than an order that is placed this minute is given up. */
function AnswerTime({ hours, timeZone }: { readonly hours: number; readonly timeZone: string }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const until = Math.ceil((useNow(MINUTE) + hours * HOUR) / MINUTE) * MINUTE;
  const format = dateFormat(locale, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return t('answer_until', { time: format.format(until) });
}
