import { useEffect, useEffectEvent } from 'react';
import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import { Fingerprint } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '@karavan/shared-ui/button';
import { color, type } from '@karavan/shared-ui/tokens';
import { stopAsking } from './authenticator.ts';
import { useT, withPasskeyTexts } from './texts.ts';
import { usePasskeySignIn, type PasskeySignInEvents } from './use-passkey-sign-in.ts';

/** Suggestions are asked for anew before the server forgets what they were asked with, in milliseconds. */
const RENEWED_MS = 8 * 60_000;

/** Signs in with a passkey: on a press, or chosen among the suggestions below the number. */
export const PasskeySignIn = withPasskeyTexts(function PasskeySignIn(events: PasskeySignInEvents) {
  const t = useT();
  const suggested = usePasskeySignIn(events);
  const pressed = usePasskeySignIn(events);
  const suggest = useEffectEvent(() => void suggested.signIn({ amongSuggestions: true }));
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let isGone = false;
    void browserSupportsWebAuthnAutofill().then((isSupported) => {
      if (!isSupported || isGone) return;
      suggest();
      timer = setInterval(suggest, RENEWED_MS);
    });
    return () => {
      isGone = true;
      clearInterval(timer);
      stopAsking();
    };
  }, []);
  const problem = pressed.problem ?? suggested.problem;
  return (
    <>
      <Button
        kind="quiet"
        icon={<Fingerprint size={20} />}
        loading={pressed.isPending}
        onClick={() => void pressed.signIn()}
      >
        {t('sign_in')}
      </Button>
      {problem && <Problem role="alert">{problem}</Problem>}
    </>
  );
});

const Problem = styled.p`
  color: ${color.danger};
  font: ${type.second};
  text-align: center;
`;
