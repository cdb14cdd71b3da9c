import type { StockSize } from '@karavan/shared-api/contract/stock';

export const stockSize = (more: Partial<StockSize> = {}): StockSize => ({
  id: 7,
  item_id: 3,
  stock_id: 7,
  title: 'Платье',
  image: null,
  status: 'published',
  size: 'M',
  format_criteria: 'letters',
  sku: 'P-M',
  barcode: '4006381333931',
  stock: 10,
  held: 2,
  free: 8,
  low_at: 2,
  shared_with: 0,
  ...more,
});
