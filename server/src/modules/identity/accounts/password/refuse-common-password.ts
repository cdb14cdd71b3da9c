import { ApiError } from '../../../../platform/errors/api-error.ts';
import { isCommonPassword } from './is-common-password.ts';

/** @throws ApiError `invalid_input` for a password that is tried first */
export async function refuseCommonPassword(password: string): Promise<void> {
  if (await isCommonPassword(password)) {
    throw new ApiError('invalid_input', { fields: { password: [{ problem: 'password_common' }] } });
  }
}
