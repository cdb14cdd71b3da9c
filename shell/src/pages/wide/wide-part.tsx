import { HeaderSearch } from './header-search.tsx';
import { RailEntries, type RailEntriesProps } from './rail-entries.tsx';
import { withPageTexts } from './with-page-texts.ts';

/** What wide screens show besides: in the header, or on the rail if it says what that leads to. */
export const WidePart = withPageTexts(function WidePart({
  rail,
}: {
  readonly rail?: RailEntriesProps;
}) {
  return rail ? <RailEntries {...rail} /> : <HeaderSearch />;
});
