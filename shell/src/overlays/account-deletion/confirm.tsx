import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { deactivateAccount } from '@karavan/shared-api/client/departures';
import type { Loss } from '@karavan/shared-api/contract/departures';
import { request, useWrite } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { formatDate } from '@karavan/shared-ui/format-date';
import { space } from '@karavan/shared-ui/tokens';
import { Losses } from './losses.tsx';
import { useT } from './texts.ts';
import { forgetPerson } from '../../session/forget-person.ts';
import type { ShellServices } from '../../shell-services.ts';
import { OverlayTitle } from '../overlay-place.ts';
import type { LeavingProof } from './prove.tsx';

interface ConfirmProps {
  readonly services: ShellServices;
  readonly proof: LeavingProof;
  readonly erasedOn: string | undefined;
  readonly losses: readonly Loss[];
  onKept(): void;
  /** With what is wrong with the proof, or `obstacles` where there is something to be settled. */
  onRefused(reason: string): void;
}

/** The last word: afterwards this device knows nothing of the person any more. */
export function Confirm({ services, proof, erasedOn, losses, onKept, onRefused }: ConfirmProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const day = erasedOn === undefined ? '' : formatDate(new Date(erasedOn), 'DD.MM.YYYY', locale);
  const leaving = useWrite(() => request(deactivateAccount, { body: proof }), {
    failed: (error) => (isTold(error.code) ? null : undefined),
    onSuccess() {
      services.toasts.show({ kind: 'success', text: t('left', { day }) });
      void forgetPerson(services);
    },
    onError(error) {
      if (error.code === 'account_in_use') onRefused('obstacles');
      else if (isTold(error.code)) onRefused(error.fields['password']?.[0] ?? error.message);
    },
  });
  return (
    <>
      <OverlayTitle>{t('confirm_title')}</OverlayTitle>
      <Text>{t('confirm_text', { day })}</Text>
      <Losses losses={losses} />
      <Button kind="danger" wide loading={leaving.isPending} onClick={() => void leaving.send()}>
        {t('confirm')}
      </Button>
      <Button kind="secondary" wide onClick={onKept}>
        {t('keep')}
      </Button>
    </>
  );
}

/** Refusals that are shown where they can be mended. */
const isTold = (code: string) =>
  ['account_in_use', 'invalid_input', 'code_required', 'limit_exceeded'].includes(code);

const Text = styled.p`
  padding-bottom: ${space[2]};
`;
