import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { MAP_SOURCES } from './enumerations.ts';
import { Id, IdParams, pageOf, pageQuery } from './common.ts';
import {
  OPERATOR_REASON_LENGTH,
  QUEUE_PAGE_SIZE,
  VERIFICATION_DOCUMENTS_MAX,
  VERIFICATION_NOTE_LENGTH,
} from './limits.ts';
import { Decided, OrganizationOnTrial, StandingStep } from './standing.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

export const VerificationStatus = z.enum(['none', 'pending', 'verified', 'rejected', 'revoked']);
export type VerificationStatus = z.output<typeof VerificationStatus>;

/** What operators do about a request; `revoke` takes the badge away again. */
export const VerificationDecision = z.enum(['verify', 'reject', 'revoke']);
export type VerificationDecision = z.output<typeof VerificationDecision>;

/** A picture of a paper, which only the owner and operators of the platform can read. */
export const VerificationDocument = z.object({
  id: Id,
  byte_size: z.number(),
  created_at: z.string(),
});
export type VerificationDocument = z.output<typeof VerificationDocument>;

/** Where the verification of an organization stands, for its owner. */
export const Verification = z.object({
  status: VerificationStatus,
  /** Whether it can be asked for now. */
  can_request: z.boolean(),
  /** Why it was rejected, or taken away. */
  reason: z.nullable(z.string()),
  /** Uploaded for the next request, which has not been sent yet. */
  drafts: z.array(VerificationDocument),
  /** The latest request. */
  request: z.nullable(
    z.object({
      note: z.string(),
      created_at: z.string(),
      /** Empty once they were deleted, which happens some time after the decision. */
      documents: z.array(VerificationDocument),
      /** When they are deleted; null while they are needed, or gone. */
      documents_until: z.nullable(z.string()),
    }),
  ),
  /** What has happened, the latest first. */
  history: z.array(StandingStep),
});
export type Verification = z.output<typeof Verification>;

const owner = { organization: 'owner', param: 'id' } as const;
const DocumentParams = z.object({ id: Id, document: Id });
/** Every document is written anew as this. */
const DOCUMENT_FILE = { mediaType: 'image/webp' } as const;

export const getVerification = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/verifications/',
  summary: 'Where the verification of an organization stands',
  permission: owner,
  params: IdParams,
  responses: { 200: Verification },
  errors: ['not_found'],
});

export const requestVerification = defineRoute({
  method: 'POST',
  path: '/organizations/{id}/verifications/',
  summary:
    'Asks the platform to verify an organization, with the documents that were uploaded for it',
  permission: owner,
  params: IdParams,
  body: z.object({
    note: z._default(text(VERIFICATION_NOTE_LENGTH, { isOptional: true, hasLines: true }), ''),
    document_ids: z.array(Id).check(z.minLength(1, 'required'), atMost(VERIFICATION_DOCUMENTS_MAX)),
  }),
  responses: { 201: Verification },
  /** `conflict` while a request is open, or the organization is verified. */
  errors: ['not_found', 'conflict'],
});

export const uploadVerificationDocument = defineRoute({
  method: 'POST',
  path: '/organizations/{id}/verification_documents/',
  summary:
    'Stores a picture of a document (PNG or JPEG, up to 10 MB) for a request that is to be sent',
  permission: owner,
  params: IdParams,
  body: 'multipart',
  responses: { 201: VerificationDocument },
  errors: [
    'not_found',
    'too_many_documents',
    'upload_quota_used',
    'storage_full',
    'file_too_small',
    'payload_too_large',
    'unsupported_media_type',
  ],
});

export const getVerificationDocument = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/verification_documents/{document}/',
  summary: 'A document, for the owner',
  permission: owner,
  params: DocumentParams,
  responses: { 200: DOCUMENT_FILE },
  errors: ['not_found'],
});

export const deleteVerificationDocument = defineRoute({
  method: 'DELETE',
  path: '/organizations/{id}/verification_documents/{document}/',
  summary: 'Removes a document that has not been sent yet',
  permission: owner,
  params: DocumentParams,
  responses: { 204: null },
  errors: ['not_found'],
});

/** A request as operators of the platform see it. */
export const VerificationCase = z.object({
  id: Id,
  organization: OrganizationOnTrial,
  /** The title when it was asked for; the organization has its own since. */
  title: z.string(),
  status: z.enum(['pending', 'verified', 'rejected', 'revoked']),
  note: z.string(),
  /** Places of services of maps that it has confirmed by a code to their phone. */
  places: z.optional(z.array(z.object({ source: z.enum(MAP_SOURCES), phone: z.string() }))),
  documents: z.array(VerificationDocument),
  created_at: z.string(),
  /** What may be decided now. */
  decisions: z.array(VerificationDecision),
  decided: z.nullable(Decided),
  /** What has happened to the organization's verification, the latest first. */
  history: z.array(StandingStep),
});
export type VerificationCase = z.output<typeof VerificationCase>;

export const listVerificationCases = defineRoute({
  method: 'GET',
  path: '/platform/verifications/',
  summary:
    'Requests for verification: those that wait, the oldest first; those that are decided, the latest first',
  permission: 'platform',
  query: z.object({
    ...pageQuery(QUEUE_PAGE_SIZE),
    state: z._default(z.enum(['open', 'decided']), 'open'),
  }),
  responses: { 200: pageOf(VerificationCase) },
  errors: ['forbidden'],
});

export const VerificationVerdict = z.object({
  decision: VerificationDecision,
  reason: text(OPERATOR_REASON_LENGTH, { hasLines: true }),
  /** The organization's title that the operator has seen: another one by now must be looked at first. */
  title: text(200),
});

export const decideVerification = defineRoute({
  method: 'POST',
  path: '/platform/verifications/{id}/decide/',
  summary: 'Decides a request for verification; a repeat of the same decision has no effect',
  permission: 'platform',
  params: IdParams,
  body: VerificationVerdict,
  responses: { 200: VerificationCase },
  /** `already_decided` when another operator was faster, `conflict` when the title has changed. */
  errors: ['forbidden', 'not_found', 'conflict', 'already_decided'],
});

export const getDocumentOfCase = defineRoute({
  method: 'GET',
  path: '/platform/verifications/{id}/documents/{document}/',
  summary: 'A document of a request for verification',
  permission: 'platform',
  params: DocumentParams,
  responses: { 200: DOCUMENT_FILE },
  errors: ['forbidden', 'not_found'],
});
