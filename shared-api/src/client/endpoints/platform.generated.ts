// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/platform.ts';
import type { Endpoint } from '../endpoint.ts';

export const countPlatformQueues: Endpoint<typeof routes.countPlatformQueues> = {
  method: 'GET',
  path: '/platform/counts/',
};

export const listOddPayments: Endpoint<typeof routes.listOddPayments> = {
  method: 'GET',
  path: '/platform/odd-payments/',
};

export const settleOddPayment: Endpoint<typeof routes.settleOddPayment> = {
  method: 'POST',
  path: '/platform/odd-payments/{id}/settle/',
};
