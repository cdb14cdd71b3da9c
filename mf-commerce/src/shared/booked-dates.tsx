import { useAtomValue } from 'jotai';
import type { ApiError } from '@karavan/shared-api/client';
import { localeAtom } from '@karavan/shared-api/state';
import { Banner } from '@karavan/shared-ui/banner';
import { formatPeriod } from './wall-time.ts';

interface BookedDatesProps {
  /** A refusal because bookings stand in the way. */
  readonly error: ApiError;
}

/** Which dates stand in the way of what staff want to change. */
export function BookedDates({ error }: BookedDatesProps) {
  const locale = useAtomValue(localeAtom);
  const { periods } = error.body as {
    readonly periods: readonly { readonly from: string; readonly to: string }[];
  };
  const dates = periods.map(({ from, to }) => formatPeriod(from, to, locale, 'short'));
  return <Banner tone="warning">{`${error.message}: ${dates.join('; ')}`}</Banner>;
}
