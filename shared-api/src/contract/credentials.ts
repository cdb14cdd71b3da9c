import { z } from 'zod/mini';
import { Password } from './accounts.ts';
import { PASSWORD_MAX_LENGTH } from './limits.ts';
import { defineRoute } from './route.ts';
import { secret } from './text.ts';

const Done = z.object({ success: z.literal(true) });

export const changePassword = defineRoute({
  method: 'POST',
  path: '/users/doChangePassword/',
  summary: 'Replaces the password by a new one; all other sessions end',
  permission: 'session',
  body: z.object({ old_password: secret(1, PASSWORD_MAX_LENGTH), password: Password }),
  responses: { 200: Done },
  errors: ['limit_exceeded', 'conflict'],
});
