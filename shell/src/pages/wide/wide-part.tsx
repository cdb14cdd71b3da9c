import { useIsWide } from '@karavan/shared-ui/use-is-wide';
import { GuestGains } from './guest-gains.tsx';
import { HeaderSearch } from './header-search.tsx';
import { RailEntries, type RailEntriesProps } from './rail-entries.tsx';
import { withPageTexts } from './with-page-texts.ts';

interface WidePartProps {
  /** Where the rail is, for its entries; without it the part is the header's. */
  readonly rail?: RailEntriesProps;
  /** Stands on the rail of somebody who has not signed in. */
  readonly isForGuests?: boolean;
}

/** What wide screens show besides: the search in the header, or more on the rail. */
export const WidePart = withPageTexts(function WidePart({ rail, isForGuests }: WidePartProps) {
  const isWide = useIsWide();
  if (!isWide) return null;
  if (isForGuests) return <GuestGains />;
  return rail ? <RailEntries {...rail} /> : <HeaderSearch />;
});
