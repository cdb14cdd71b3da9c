import type { PageModule } from '@karavan/shared-api/remote';
import { KeepWorkplaces } from '../features/staff/keep-workplaces/keep-workplaces.tsx';

/** /profile/workplaces: where the signed-in person works. */
export const page: PageModule = { Component: () => <KeepWorkplaces /> };
