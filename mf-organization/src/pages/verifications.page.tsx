import type { PageModule } from '@karavan/shared-api/remote';
import { DecideVerifications } from '../features/platform/decide-verifications/decide-verifications.tsx';

/** /platform/verifications: organizations that ask to be verified. */
export const page: PageModule = { Component: () => <DecideVerifications /> };
