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
