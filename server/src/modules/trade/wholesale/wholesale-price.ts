/** A price from a number of pieces on; minor units for one. */
export interface PriceStep {
  readonly minQuantity: number;
  readonly price: number;
}

interface WholesaleLine {
  readonly itemId: number;
  readonly quantity: number;
  /** What one costs everybody, in minor units. */
  readonly listPrice: number;
  /** None for whoever is not confirmed. */
  readonly steps: readonly PriceStep[];
}

/**
 * What one piece of each line costs a wholesale client, in minor units: the pieces of an item count together, whatever
 * their size. Never more than it costs everybody.
 */
export function wholesalePrices(lines: readonly WholesaleLine[]): number[] {
  const pieces = new Map<number, number>();
  for (const { itemId, quantity } of lines) {
    pieces.set(itemId, (pieces.get(itemId) ?? 0) + quantity);
  }
  return lines.map(({ itemId, listPrice, steps }) => {
    const reached = steps.filter(({ minQuantity }) => minQuantity <= pieces.get(itemId)!);
    return Math.min(listPrice, ...reached.map(({ price }) => price));
  });
}
