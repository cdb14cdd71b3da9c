import { useEffect } from 'react';
import { Fingerprint } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '@karavan/shared-ui/button';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { color, space } from '@karavan/shared-ui/tokens';
import { Hint } from '../page-layout.ts';
import { StepHeading } from '../step-heading.tsx';
import { rememberOffer } from './may-offer.ts';
import { useT, withPasskeyTexts } from './texts.ts';
import { useAddPasskey } from './use-add-passkey.ts';

/** Offers a passkey to whoever has just signed in by code, once on each device. */
export const PasskeyOffer = withPasskeyTexts(
  function PasskeyOffer({ onDone }: { readonly onDone: () => void }) {
    const t = useT();
    const { add, isPending } = useAddPasskey();
    useEffect(rememberOffer, []);
    return (
      <Offer>
        <Sign>
          <Fingerprint size={40} aria-hidden />
        </Sign>
        <StepHeading>{t('offer_title')}</StepHeading>
        <Hint>{t('offer_text')}</Hint>
        <Button
          size="large"
          wide
          loading={isPending}
          onClick={() =>
            void add().then((outcome) => {
              // Without the code of a moment ago there is nothing to offer.
              if (outcome !== 'again') onDone();
            })
          }
        >
          {t('create')}
        </Button>
        <Button kind="quiet" wide onClick={onDone}>
          {t('offer_later')}
        </Button>
      </Offer>
    );
  },
  <PageSkeleton />,
);

const Offer = styled.section`
  display: grid;
  gap: ${space[4]};
  text-align: center;
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  justify-self: center;
  width: 80px;
  height: 80px;
  border-radius: 50%;
  background: ${color.fill};
  color: ${color.accent};
`;
