import { Plus } from 'lucide-react';
import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/passkeys';
import { PASSKEY_NAME_LENGTH } from '@karavan/shared-api/contract/limits';
import type { Passkey } from '@karavan/shared-api/contract/passkeys';
import { useEndpoint, useWrite } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { Loading, Skeleton } from '@karavan/shared-ui/skeleton';
import { space, type } from '@karavan/shared-ui/tokens';
import type { ShellServices } from '../../shell-services.ts';
import { Hint } from '../page-layout.ts';
import { forgetPasskey } from './authenticator.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { useT, withPasskeyTexts } from './texts.ts';
import { useAddPasskey } from './use-add-passkey.ts';

interface PasskeysSectionProps {
  readonly services: Pick<ShellServices, 'dialogs' | 'overlays'>;
  /** Another passkey waits for the proof of the number. */
  onProofWanted(): void;
}

const PLACEHOLDER = (
  <Loading>
    <Skeleton $height="128px" />
  </Loading>
);

/** The passkeys of the person. */
export const PasskeysSection = withPasskeyTexts(function PasskeysSection({
  services: { dialogs, overlays },
  onProofWanted,
}: PasskeysSectionProps) {
  const t = useT();
  const passkeys = useEndpoint(endpoints.listPasskeys, {});
  const refresh = () => void passkeys.refetch();
  const renaming = useWrite(endpoints.renamePasskey, { onSuccess: refresh });
  const removing = useWrite(endpoints.removePasskey, { done: t('removed'), onSuccess: refresh });
  const { add, isPending } = useAddPasskey();

  async function rename({ id, name }: Passkey): Promise<void> {
    const title = t('rename_title');
    const maxLength = PASSKEY_NAME_LENGTH;
    const typed = await overlays.open('text_input', { title, value: name, maxLength });
    const fresh = typeof typed === 'string' && typed.replaceAll(/\s+/g, ' ').trim();
    if (fresh && fresh !== name) await renaming.send({ params: { id }, body: { name: fresh } });
  }

  async function remove({ id, name, credential_id }: Passkey): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('remove_title'),
      text: t('remove_text', { name }),
      okLabel: t('remove_ok'),
      danger: true,
    });
    if (!isSure) return;
    const answer = await removing.send({ params: { id } });
    if (answer?.ok) await forgetPasskey(credential_id);
  }

  async function addOne(): Promise<void> {
    if ((await add()) === 'proof_wanted') onProofWanted();
  }

  return (
    <Section aria-label={t('title')}>
      <Title>{t('title')}</Title>
      <Hint>{t('hint')}</Hint>
      <AsyncView query={passkeys} skeleton={PLACEHOLDER}>
        {({ list }) =>
          list.length > 0 && (
            <ul>
              {list.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  onRename={() => void rename(passkey)}
                  onRemove={() => void remove(passkey)}
                />
              ))}
            </ul>
          )
        }
      </AsyncView>
      {'PublicKeyCredential' in window ? (
        <Button
          kind="secondary"
          wide
          icon={<Plus size={20} />}
          loading={isPending}
          onClick={() => void addOne()}
        >
          {t('add')}
        </Button>
      ) : (
        <Hint>{t('unsupported')}</Hint>
      )}
    </Section>
  );
}, PLACEHOLDER);

const Section = styled.section`
  display: grid;
  gap: ${space[3]};
`;

const Title = styled.h2`
  font: ${type.title2};
`;
