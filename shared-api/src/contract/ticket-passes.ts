import { z } from 'zod/mini';
import { IdParams } from './common.ts';
import { defineRoute } from './route.ts';

const ERRORS = ['not_found', 'ticket_not_valid', 'wallet_off'] as const;

export const getApplePass = defineRoute({
  method: 'GET',
  path: '/held-tickets/{id}/apple_pass/',
  summary: 'A valid ticket as a pass for Apple Wallet, for whoever has it, where passes are signed',
  permission: 'session',
  params: IdParams,
  responses: { 200: { mediaType: 'application/vnd.apple.pkpass' } },
  errors: ERRORS,
});

export const getGooglePass = defineRoute({
  method: 'GET',
  path: '/held-tickets/{id}/google_pass/',
  summary:
    'The signed address that saves a valid ticket to Google Wallet, for whoever has it, where passes are signed',
  permission: 'session',
  params: IdParams,
  responses: { 200: z.object({ url: z.string() }) },
  errors: ERRORS,
});

const ofBooking = {
  method: 'GET',
  permission: 'session',
  params: IdParams,
  errors: ['not_found', 'conflict', 'wallet_off'],
} as const;

export const getAppleBooking = defineRoute({
  ...ofBooking,
  path: '/receipts/{id}/apple_pass/',
  summary: 'A rental that its client has still to get as a pass for Apple Wallet',
  responses: { 200: { mediaType: 'application/vnd.apple.pkpass' } },
});

export const getGoogleBooking = defineRoute({
  ...ofBooking,
  path: '/receipts/{id}/google_pass/',
  summary:
    'The signed address that saves a rental that its client has still to get to Google Wallet',
  responses: { 200: z.object({ url: z.string() }) },
});
