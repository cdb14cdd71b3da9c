import { defineEvent } from '../../../platform/events/domain-event.ts';

/** Somebody has signed in from elsewhere than before. */
export const newDeviceSignedIn = defineEvent<{
  readonly organizationId: null;
  readonly userId: number;
  /** Null for one that does not say what it is. */
  readonly deviceTitle: string | null;
  readonly location: string;
}>('new-device-signed-in');

interface PasskeyChange {
  readonly organizationId: null;
  readonly userId: number;
  /** What the person calls it. */
  readonly name: string;
  /** Where whoever did so is. */
  readonly place: string;
}

export const passkeyAdded = defineEvent<PasskeyChange>('passkey-added');
export const passkeyRemoved = defineEvent<PasskeyChange>('passkey-removed');
