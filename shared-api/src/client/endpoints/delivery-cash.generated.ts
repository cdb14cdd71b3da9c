// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/delivery-cash.ts';
import type { Endpoint } from '../endpoint.ts';

export const agreeHandOver: Endpoint<typeof routes.agreeHandOver> = {
  method: 'POST',
  path: '/delivery/hand_overs/{id}/agree/',
  idempotent: true,
};

export const confirmHandOver: Endpoint<typeof routes.confirmHandOver> = {
  method: 'POST',
  path: '/organizations/{id}/hand_overs/{hand_over}/confirm/',
  idempotent: true,
};

export const declareHandOver: Endpoint<typeof routes.declareHandOver> = {
  method: 'POST',
  path: '/delivery/hand_overs/',
  idempotent: true,
};

export const disputeHandOver: Endpoint<typeof routes.disputeHandOver> = {
  method: 'POST',
  path: '/organizations/{id}/hand_overs/{hand_over}/dispute/',
};

export const listCashAccounts: Endpoint<typeof routes.listCashAccounts> = {
  method: 'GET',
  path: '/delivery/cash/',
};

export const listHandOvers: Endpoint<typeof routes.listHandOvers> = {
  method: 'GET',
  path: '/organizations/{id}/hand_overs/',
};

export const listOwnHandOvers: Endpoint<typeof routes.listOwnHandOvers> = {
  method: 'GET',
  path: '/delivery/hand_overs/',
};

export const withdrawHandOver: Endpoint<typeof routes.withdrawHandOver> = {
  method: 'POST',
  path: '/delivery/hand_overs/{id}/withdraw/',
};
