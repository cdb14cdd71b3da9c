import type { Invitee } from '@karavan/shared-api/contract/employees';

/** Whom somebody has found, and by what. */
export interface FoundPerson {
  readonly invitee: Invitee;
  readonly reference: string;
}
