import { createElement } from 'react';
import { lazily } from '@karavan/shared-ui/lazily';
import { useIsWide } from '@karavan/shared-ui/use-is-wide';
import type { RailEntriesProps } from '../pages/wide/rail-entries.tsx';

const Loaded = lazily(
  async () => (await import(/* webpackChunkName: "wide" */ '../pages/wide/wide-part.tsx')).WidePart,
);

/** What only wide screens show, and load: the search in the header, or further entries of the rail. */
export function WidePart(props: { readonly rail?: RailEntriesProps }) {
  return useIsWide() && createElement(Loaded, props);
}
