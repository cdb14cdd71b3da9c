import { lazy } from 'react';
import { withOrderTexts } from '../features/orders/translation.ts';

/** The staff's list beside an order, for wide screens. */
export const WorkPane = lazy(async () => ({
  default: withOrderTexts(
    (await import(/* webpackChunkName: "work-pane" */ '../features/orders/list-work/list-work.tsx'))
      .ListWork,
  ),
}));
