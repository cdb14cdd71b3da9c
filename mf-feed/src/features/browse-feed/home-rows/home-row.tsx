import { BannersRow } from './banners-row.tsx';
import { NearRow } from './near-row.tsx';
import { OpenRow } from './open-row.tsx';
import { PromotionsRow } from './promotions-row.tsx';
import type { RowProps } from './row-frame.tsx';
import type { RowKind } from './row-places.ts';
import { SeenRow } from './seen-row.tsx';
import { withRowTexts } from './translation.ts';

const ROWS = {
  near: NearRow,
  banners: BannersRow,
  seen: SeenRow,
  promotions: PromotionsRow,
  open: OpenRow,
};

function Row({ kind, ...props }: RowProps & { readonly kind: RowKind }) {
  const Shown = ROWS[kind];
  return <Shown {...props} />;
}

/** One of the rows between the posts. */
export const HomeRow = withRowTexts(Row);
