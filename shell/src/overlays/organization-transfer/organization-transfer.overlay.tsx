import { useState } from 'react';
import { withContactTexts } from '../../pages/edit-auth/texts.ts';
import { withPageTexts } from '../../pages/wide/with-page-texts.ts';
import { withDeletionTexts } from '../account-deletion/texts.ts';
import { Prove, type LeavingProof } from '../account-deletion/prove.tsx';
import { OverlayPlace } from '../overlay-place.ts';
import type { ShellOverlayProps } from '../shell-overlay-props.ts';
import { ChooseColleague } from './choose-colleague.tsx';
import { Confirm } from './confirm.tsx';
import { FindPerson } from './find-person.tsx';
import type { Heir } from './heir.ts';
import { withTransferTexts } from './texts.ts';

type Props = ShellOverlayProps<'organization_transfer'>;

/**
 *   whom -> prove -> confirm -> offered
 *
 * Overlay `organization_transfer`; resolves with true once the organization was offered.
 */
export function Overlay(props: Props) {
  return (
    <OverlayPlace>
      <Offering {...props} />
    </OverlayPlace>
  );
}

const Offering = withPageTexts(
  withContactTexts(
    withDeletionTexts(
      withTransferTexts(function Offering({ props: { organizationId }, services, close }: Props) {
        const [typed, setTyped] = useState('');
        const [heir, setHeir] = useState<Heir | null>(null);
        const [proof, setProof] = useState<LeavingProof | null>(null);
        /** Why the proof is asked for again. */
        const [notice, setNotice] = useState<string>();
        if (!heir) {
          return (
            <>
              <FindPerson
                organizationId={organizationId}
                typed={typed}
                onTyped={setTyped}
                onFound={setHeir}
              />
              <ChooseColleague organizationId={organizationId} onFound={setHeir} />
            </>
          );
        }
        if (!proof) return <Prove notice={notice} onProven={setProof} />;
        return (
          <Confirm
            organizationId={organizationId}
            heir={heir}
            proof={proof}
            onOffered={(text) => {
              services.toasts.show({ kind: 'success', text });
              close(true);
            }}
            onAnother={() => {
              setHeir(null);
              setProof(null);
            }}
            onRefused={(reason) => {
              setProof(null);
              setNotice(reason);
            }}
          />
        );
      }),
    ),
  ),
);
