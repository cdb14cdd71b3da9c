import type { FastifyMultipartBaseOptions, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { FORM_OVERHEAD_BYTES, PICTURE_MAX_BYTES } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../errors/api-error.ts';
import { tooBig, type SentPicture } from './require-photo.ts';

type Limits = NonNullable<FastifyMultipartBaseOptions['limits']>;

/**
 * Hands the form field `file` to `read`; other fields are dropped.
 * @param maxBytes of the file
 * @throws ApiError `invalid_input` without such a file or for a broken form, `payload_too_large` for one that is too big,
 * as soon as that shows
 */
export async function readFormFile<T>(
  request: FastifyRequest,
  maxBytes: number,
  read: (part: MultipartFile) => Promise<T>,
): Promise<T> {
  if (Number(request.headers['content-length']) > maxBytes + FORM_OVERHEAD_BYTES)
    throw tooBig('file');
  let content: { readonly value: T } | undefined;
  if (request.isMultipart()) {
    const limits = { fileSize: maxBytes, files: 1, fields: 10, fieldSize: 1000 };
    for await (const part of partsOf(request, limits)) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== 'file') part.file.resume();
      else content = { value: await read(part).catch(refuseUnreadable(part)) };
    }
  }
  if (!content) {
    throw new ApiError('invalid_input', { fields: { file: [{ problem: 'required' }] } });
  }
  return content.value;
}

/** Reads a picture from the form into memory. */
export function readFormPicture(request: FastifyRequest): Promise<SentPicture> {
  return readFormFile(request, PICTURE_MAX_BYTES, async (part) => ({
    content: await part.toBuffer(),
    field: 'file',
  }));
}

async function* partsOf(request: FastifyRequest, limits: Limits) {
  try {
    yield* request.parts({ limits });
  } catch (error) {
    throw refuseBroken(error);
  }
}

const refuseUnreadable =
  ({ file }: MultipartFile) =>
  (error: unknown): never => {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw tooBig('file');
    throw error === file.errored ? refuseBroken(error) : error;
  };

/** The parser's own errors have a code; those about the form's bytes have none. */
function refuseBroken(error: unknown): unknown {
  if ((error as { code?: string }).code !== undefined) return error;
  const fields = { file: [{ problem: 'invalid' as const }] };
  return new ApiError('invalid_input', { fields }, { cause: error });
}
