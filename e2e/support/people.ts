import type { APIRequestContext } from '@playwright/test';
import { PASSWORD, sentCode } from './test.ts';

/** Makes a person with a name and the password of all, without the page. */
export async function createPerson(
  request: APIRequestContext,
  phone: string,
  full_name = 'Айгуль',
): Promise<void> {
  await request.post('/api/v1/register_auth/', { data: { phone_number: phone } });
  const verified = await request.post('/api/v1/verify_code/', {
    data: { phone_number: phone, code: await sentCode(request, phone) },
  });
  const { token } = (await verified.json()) as { token: string };
  const headers = { Authorization: `Token ${token}` };
  await request.post('/api/v1/init_profile/', { headers, data: { full_name } });
  await request.post('/api/v1/set_password/', { headers, data: { password: PASSWORD } });
}
