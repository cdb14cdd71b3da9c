/** When tickets of an event or a section are sold; null: from its publication, until it begins. ISO times. */
interface SaleWindow {
  readonly sales_from: string | null;
  readonly sales_until: string | null;
}

export type SaleState = 'ahead' | 'open' | 'over';

/** When the sale of a section begins and ends: by its own times, or else by those of its event, never after that begins. */
export function saleWindowOf(
  event: SaleWindow & { readonly starts_at: string },
  section: SaleWindow = { sales_from: null, sales_until: null },
): { readonly from: string | null; readonly until: string } {
  const until = section.sales_until ?? event.sales_until;
  const isEarlier = until !== null && Date.parse(until) < Date.parse(event.starts_at);
  return {
    from: section.sales_from ?? event.sales_from,
    until: isEarlier ? until : event.starts_at,
  };
}

/** @param now milliseconds; the first moment belongs to the sale, the last one does not */
export function saleState(
  { from, until }: ReturnType<typeof saleWindowOf>,
  now: number,
): SaleState {
  if (now >= Date.parse(until)) return 'over';
  return from !== null && now < Date.parse(from) ? 'ahead' : 'open';
}
