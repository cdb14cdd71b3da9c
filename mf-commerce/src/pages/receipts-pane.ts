import { lazy } from 'react';

/** The list beside an order, for wide screens. */
export const ReceiptsPane = lazy(async () => ({
  default: (
    await import(
      /* webpackChunkName: "receipts-pane" */ '../features/shop/view-receipts/view-receipts.tsx'
    )
  ).ReceiptList,
}));
