import { z } from 'zod/mini';
import { WorkChallenge } from './proof-of-work.ts';

/**
 * Every error that `/api/v1` can return: its stable code and HTTP status. The message follows
 * Accept-Language.
 */
export const ERROR_STATUS = {
  invalid_input: 400,
  cart_changed: 400,
  delivery_refused: 400,
  partnership_refused: 400,
  idempotency_key_required: 400,
  not_signed_in: 401,
  conversion_signed_out: 401,
  forbidden: 403,
  beyond_own_rights: 403,
  blocked: 403,
  csrf_failed: 403,
  code_required: 403,
  wrong_credentials: 403,
  code_expired: 403,
  not_found: 404,
  user_not_found: 404,
  email_not_found: 404,
  translation_failed: 404,
  notice: 406,
  client_code_expired: 406,
  client_code_used: 406,
  client_code_needed: 406,
  own_purchase: 406,
  client_blocked: 406,
  period_taken: 406,
  booking_not_due: 406,
  sold_out: 406,
  partner_added: 406,
  already_employed: 406,
  already_invited: 406,
  attendance_code_wrong: 406,
  attendance_code_elsewhere: 406,
  position_inaccurate: 406,
  too_far_away: 406,
  ticket_used: 406,
  ticket_not_valid: 406,
  account_in_use: 406,
  account_deactivated: 406,
  request_timeout: 408,
  conflict: 409,
  quote_changed: 409,
  sells_nothing: 409,
  organization_closed: 409,
  delivery_service_closing: 409,
  organization_changed: 409,
  currency_frozen: 409,
  role_held: 409,
  deliveries_under_way: 409,
  transfer_open: 409,
  settings_changed: 409,
  deliveries_live: 409,
  attendance_overlaps: 409,
  item_changed: 409,
  item_ordered: 409,
  size_in_use: 409,
  item_taken_down: 409,
  release_refused: 409,
  already_decided: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  limit_exceeded: 422,
  too_many_open: 422,
  organization_limit: 422,
  too_many_pieces: 422,
  too_many_roles: 422,
  too_many_documents: 422,
  idempotency_key_reused: 422,
  proof_of_work_required: 428,
  too_many_requests: 429,
  sms_limit_reached: 429,
  code_sent_lately: 429,
  message_sent_lately: 429,
  upload_quota_used: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * The body of every failed answer. `errors` lists the invalid fields; `retry_after` says in how many
 * seconds it is worth trying again, as the header does; `challenge` comes with `proof_of_work_required`.
 */
export const ErrorBody = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  retry_after: z.optional(z.number()),
  /** How many stand in the way. */
  count: z.optional(z.number()),
  challenge: z.optional(WorkChallenge),
});
export type ErrorBody = z.output<typeof ErrorBody>;
