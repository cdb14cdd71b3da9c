import { useIsWide } from '@karavan/shared-ui/use-is-wide';
import { HeaderSearch } from './header-search.tsx';
import { RailEntries, type RailEntriesProps } from './rail-entries.tsx';
import { withPageTexts } from './with-page-texts.ts';

interface WidePartProps {
  /** Where the rail is, for its entries; without it the part is the header's. */
  readonly rail?: RailEntriesProps;
}

/** What wide screens show besides: the search in the header, or further entries of the rail. */
export const WidePart = withPageTexts(function WidePart({ rail }: WidePartProps) {
  const isWide = useIsWide();
  if (!isWide) return null;
  return rail ? <RailEntries {...rail} /> : <HeaderSearch />;
});
