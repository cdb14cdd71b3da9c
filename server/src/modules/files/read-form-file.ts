import type { FastifyRequest } from 'fastify';
import { PICTURE_MAX_BYTES } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../../platform/errors/api-error.ts';
import { tooBig, type SentPicture } from './require-photo.ts';

/** What a form may hold around its file, in bytes. */
const FORM_OVERHEAD = 65_536;

/**
 * Reads the form field `file` into memory; other fields are dropped.
 * @throws ApiError `invalid_input` without such a file, `payload_too_large` for one that is too big,
 * as soon as that shows
 */
export async function readFormFile(request: FastifyRequest): Promise<SentPicture> {
  if (Number(request.headers['content-length']) > PICTURE_MAX_BYTES + FORM_OVERHEAD) {
    throw tooBig('file');
  }
  let content: Buffer | undefined;
  if (request.isMultipart()) {
    const limits = { fileSize: PICTURE_MAX_BYTES, files: 1, fields: 10, fieldSize: 1000 };
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== 'file') part.file.resume();
      else content = await part.toBuffer().catch(refuseTooBig);
    }
  }
  if (!content) {
    throw new ApiError('invalid_input', { fields: { file: [{ problem: 'required' }] } });
  }
  return { content, field: 'file' };
}

function refuseTooBig(error: unknown): never {
  throw (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE' ? tooBig('file') : error;
}
