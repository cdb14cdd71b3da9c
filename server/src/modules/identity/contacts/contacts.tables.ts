import type { SocialKind } from '@karavan/shared-api/contract/social-networks';

/** What people publish of how to reach them, each list in their own order from 0 on. */
export interface ContactsTables {
  user_phone_number: {
    user_id: number;
    position: number;
    value: string;
  };
  user_social_network: {
    user_id: number;
    position: number;
    kind: SocialKind;
    /** As `socialAccountOf` has read it. */
    value: string;
  };
}
