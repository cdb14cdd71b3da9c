// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/receipt-files.ts';
import type { Endpoint } from '../endpoint.ts';

export const getReceiptFile: Endpoint<typeof routes.getReceiptFile> = {
  method: 'GET',
  path: '/receipts/{id}/file/',
};

export const mailReceipt: Endpoint<typeof routes.mailReceipt> = {
  method: 'POST',
  path: '/receipts/{id}/mail/',
};
