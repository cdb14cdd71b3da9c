import {
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type {
  addPasskey,
  CreationOptions,
  RequestOptions,
} from '@karavan/shared-api/contract/passkeys';
import type { signInWithPasskey } from '@karavan/shared-api/contract/passkeys';
import type { z } from 'zod/mini';

export type NewCredential = z.input<typeof addPasskey.body>['credential'];
type Assertion = z.input<typeof signInWithPasskey.body>['credential'];

/** Has a passkey made; tells why there is none. */
export async function makePasskey(
  optionsJSON: CreationOptions,
): Promise<NewCredential | 'cancelled' | 'present' | 'failed'> {
  try {
    const { id, response } = await startRegistration({
      optionsJSON: {
        ...optionsJSON,
        excludeCredentials: optionsJSON.excludeCredentials.map(({ transports, ...known }) => ({
          ...known,
          transports: [...transports] as AuthenticatorTransport[],
        })),
      },
    });
    const { clientDataJSON, attestationObject, transports } = response;
    return { id, response: { clientDataJSON, attestationObject, transports } };
  } catch (error) {
    return refusalOf(error);
  }
}

/**
 * Asks for a passkey: in the list of suggestions below the number, where nothing happens until the person
 * chooses one there, or with the browser's own dialog. A later question ends an earlier one.
 */
export async function askForPasskey(
  optionsJSON: RequestOptions,
  { amongSuggestions = false } = {},
): Promise<Assertion | 'cancelled' | 'present' | 'failed'> {
  try {
    const { id, response } = await startAuthentication({
      optionsJSON,
      useBrowserAutofill: amongSuggestions,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
    return { id, response: { clientDataJSON, authenticatorData, signature, userHandle } };
  } catch (error) {
    return refusalOf(error);
  }
}

export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** Tells the device that a passkey opens nothing any more, so that it offers it no longer. */
export async function forgetPasskey(credentialID: string): Promise<void> {
  await sendSignal({
    signalName: 'unknownCredential',
    rpID: location.hostname,
    credentialID,
  }).catch(() => undefined);
}

function refusalOf(error: unknown): 'cancelled' | 'present' | 'failed' {
  if (!(error instanceof WebAuthnError)) return 'failed';
  switch (error.code) {
    case 'ERROR_CEREMONY_ABORTED':
      return 'cancelled';
    case 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED':
      return 'present';
    // Closed by the person, or not answered for too long: browsers do not tell which.
    case 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY':
      return 'cancelled';
    default:
      return 'failed';
  }
}
