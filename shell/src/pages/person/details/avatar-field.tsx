import { useRef, useState } from 'react';
import { useAtomValue } from 'jotai';
import { Camera } from 'lucide-react';
import styled from 'styled-components';
import { updateMe } from '@karavan/shared-api/client/accounts';
import type { Me } from '@karavan/shared-api/contract/accounts';
import { useFormT, usePictureCheck, usePictureUpload } from '@karavan/shared-api/form';
import { request, useWrite } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { Avatar } from '@karavan/shared-ui/avatar';
import { Button } from '@karavan/shared-ui/button';
import { ErrorText } from '@karavan/shared-ui/field-frame';
import { space } from '@karavan/shared-ui/tokens';
import { UploadStatus } from '@karavan/shared-ui/upload-status';
import type { ShellServices } from '../../../shell-services.ts';
import { useT } from '../texts.ts';
import { followProfile } from './follow-profile.ts';

interface AvatarFieldProps {
  readonly me: Me;
  readonly services: ShellServices;
}

/** The person's picture: chosen, cropped, stored and shown at once, beside everything else. */
export function AvatarField({ me, services }: AvatarFieldProps) {
  const { overlays, dialogs } = services;
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const input = useRef<HTMLInputElement>(null);
  const problemOf = usePictureCheck();
  const [problem, setProblem] = useState<string>();
  const formT = useFormT();
  const change = useWrite(
    (avatar_id: number | null) => request(updateMe, { body: { avatar_id } }),
    {
      done: (_me, avatar_id) => (avatar_id === null ? t('avatar_removed') : t('avatar_saved')),
      onSuccess: (changed, _intent, queries) => followProfile(services, queries, changed),
    },
  );
  const {
    upload,
    isPending: isUploading,
    ...uploading
  } = usePictureUpload({
    failed: formT('problem_not_loaded'),
    onUploaded: (picture) => void change.send(picture.id),
  });
  const isBusy = isUploading || change.isPending;

  async function choose(file: File): Promise<void> {
    const found = problemOf(file);
    setProblem(found);
    if (found !== undefined) return;
    const cropped = await overlays.open('image_crop', { file, round: true });
    if (!(cropped instanceof Blob)) return;
    upload(new File([cropped], 'avatar.jpg', { type: cropped.type }));
  }

  async function remove(): Promise<void> {
    const isSure = await dialogs.confirm({ title: t('avatar_remove_sure'), danger: true });
    if (isSure) await change.send(null);
  }

  return (
    <Root>
      <Avatar name={me.full_name} src={me.avatar} />
      <Actions>
        <Button
          kind="secondary"
          icon={<Camera size={20} />}
          loading={isBusy}
          onClick={() => input.current?.click()}
        >
          {me.avatar === null ? t('avatar_add') : t('avatar_change')}
        </Button>
        {me.avatar !== null && (
          <Button kind="quiet" disabled={isBusy} onClick={() => void remove()}>
            {t('avatar_remove')}
          </Button>
        )}
      </Actions>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label={t('avatar_change')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows choosing the same picture again.
          target.value = '';
          if (file) void choose(file);
        }}
      />
      <UploadStatus label={t('avatar_change')} locale={locale} {...uploading} />
      {problem !== undefined && <ErrorText role="alert">{problem}</ErrorText>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  text-align: center;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
`;
