import { lazily } from '@karavan/shared-ui/lazily';

export const NotStaff = lazily(
  async () => (await import(/* webpackChunkName: "not-staff" */ './not-staff.tsx')).NotStaff,
);
