import { PICTURE_MIN_BYTES } from '@karavan/shared-api/contract/limits';
import type { ErrorCode } from '@karavan/shared-api/contract/errors';
import type { FieldProblem } from '@karavan/shared-api/contract/field-problems';
import { ApiError } from '../errors/api-error.ts';
import { isPhoto } from './is-photo.ts';
import { UnreadablePictureError } from './unreadable-picture-error.ts';

/** The field of a request that a file came by. */
export type FileField = 'file' | 'image_url' | 'video_url';

/** Bytes that are said to be a picture. */
export interface SentPicture {
  readonly content: Buffer;
  readonly field: FileField;
}

/** @throws ApiError for anything that is no PNG or JPEG of a fair size */
export function requirePhoto({ content, field }: SentPicture): void {
  if (content.length < PICTURE_MIN_BYTES) {
    throw refusal('file_too_small', field, 'file_too_small');
  }
  if (!isPhoto(content)) throw wrongType(field);
}

/** Tells what is wrong with a picture that could not be decoded. */
export const refuseUnreadable =
  (field: FileField) =>
  (error: unknown): never => {
    if (!(error instanceof UnreadablePictureError)) throw error;
    throw error.reason === 'format' ? wrongType(field, error) : tooBig(field);
  };

export function tooBig(field: FileField): ApiError {
  return refusal('payload_too_large', field, 'file_too_big');
}

function wrongType(field: FileField, cause?: unknown): ApiError {
  return refusal('unsupported_media_type', field, 'file_type', cause);
}

export function wrongVideoType(field: FileField, cause: unknown): ApiError {
  return refusal('unsupported_media_type', field, 'video_type', cause);
}

/** What is behind an address could not be had. */
export function notLoaded(field: FileField, cause: unknown): ApiError {
  return refusal('invalid_input', field, 'not_loaded', cause);
}

function refusal(
  code: ErrorCode,
  field: FileField,
  problem: FieldProblem,
  cause?: unknown,
): ApiError {
  return new ApiError(code, { fields: { [field]: [{ problem }] } }, { cause });
}
