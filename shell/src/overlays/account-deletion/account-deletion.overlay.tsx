import { useState } from 'react';
import { getDeparture } from '@karavan/shared-api/client/departures';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { withContactTexts } from '../../pages/edit-auth/texts.ts';
import { useT, withDeletionTexts } from './texts.ts';
import { withPageTexts } from '../../pages/wide/with-page-texts.ts';
import { OverlayPlace, OverlayTitle } from '../overlay-place.ts';
import type { ShellOverlayProps } from '../shell-overlay-props.ts';
import { Confirm } from './confirm.tsx';
import { Outlook } from './outlook.tsx';
import { Prove, type LeavingProof } from './prove.tsx';

type Props = ShellOverlayProps<'account_deletion_confirmation'>;

/**
 *   outlook (what happens, what stands against it) -> prove -> confirm -> signed out
 *
 * Overlay `account_deletion_confirmation`; resolves with the path of what stands against it, where one of
 * its links was pressed.
 */
export function Overlay(props: Props) {
  return (
    <OverlayPlace>
      <Deletion {...props} />
    </OverlayPlace>
  );
}

const Deletion = withPageTexts(
  withContactTexts(
    withDeletionTexts(function Deletion({ services, close }: Props) {
      const t = useT();
      const departure = useEndpoint(getDeparture, {});
      const [isProving, setProving] = useState(false);
      const [proof, setProof] = useState<LeavingProof | null>(null);
      /** Why the proof is asked for again. */
      const [notice, setNotice] = useState<string>();
      if (proof) {
        return (
          <Confirm
            services={services}
            proof={proof}
            erasedOn={departure.data?.erased_on}
            losses={departure.data?.losses ?? []}
            onKept={() => close()}
            onRefused={(reason) => {
              setProof(null);
              setProving(reason !== 'obstacles');
              setNotice(reason === 'obstacles' ? undefined : reason);
              void departure.refetch();
            }}
          />
        );
      }
      if (isProving) return <Prove notice={notice} onProven={setProof} />;
      return (
        <>
          <OverlayTitle>{t('leave_question')}</OverlayTitle>
          <AsyncView query={departure} skeleton={<PageSkeleton />}>
            {(present) => (
              <Outlook
                departure={present}
                onGoOn={() => setProving(true)}
                onSettle={(path) => close(path)}
                onKept={() => close()}
              />
            )}
          </AsyncView>
        </>
      );
    }),
  ),
);
