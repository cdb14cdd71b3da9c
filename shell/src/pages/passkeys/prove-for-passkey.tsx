import { useState } from 'react';
import { getMe } from '@karavan/shared-api/client/accounts';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { ProveNumber } from '../edit-auth/prove-number.tsx';
import { withContactTexts } from '../edit-auth/texts.ts';
import { Heading, Hint } from '../page-layout.ts';
import { useT, withPasskeyTexts } from './texts.ts';
import { useAddPasskey } from './use-add-passkey.ts';

interface ProveForPasskeyProps {
  onAdded(): void;
  onCancel(): void;
}

/** Asks for the proof of the number that another passkey takes, and adds it. */
export const ProveForPasskey = withPasskeyTexts(
  withContactTexts(function ProveForPasskey({ onAdded, onCancel }: ProveForPasskeyProps) {
    const t = useT();
    const me = useEndpoint(getMe, {});
    const { add, isPending } = useAddPasskey();
    const [isProven, setProven] = useState(false);

    async function addOne(token?: string): Promise<void> {
      const outcome = await add(token);
      if (outcome === 'added') onAdded();
      // The proof is over: it is asked for anew.
      else setProven(outcome === 'again');
    }

    return (
      <>
        {isProven ? (
          <>
            <Heading>{t('prove_title')}</Heading>
            <Hint>{t('create_hint')}</Hint>
            <Button size="large" wide loading={isPending} onClick={() => void addOne()}>
              {t('create')}
            </Button>
          </>
        ) : (
          <AsyncView query={me} skeleton={<PageSkeleton />}>
            {({ phone_number: phone }) => (
              <ProveNumber
                title={t('prove_title')}
                phone={phone}
                email={null}
                notice={undefined}
                onProven={(token) => {
                  setProven(true);
                  void addOne(token);
                }}
              />
            )}
          </AsyncView>
        )}
        <Button kind="quiet" wide onClick={onCancel}>
          {t('cancel')}
        </Button>
      </>
    );
  }),
  <PageSkeleton />,
);
