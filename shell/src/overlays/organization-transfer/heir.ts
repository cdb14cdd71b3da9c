import type { Invitee } from '@karavan/shared-api/contract/employees';

/** Who is to be the owner, and by what they were found. */
export interface Heir {
  readonly person: Invitee;
  readonly reference: string;
}
