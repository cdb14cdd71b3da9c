import { useRef, useState } from 'react';
import { Camera } from 'lucide-react';
import { uploadPicture } from '@karavan/shared-api/client/files';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { useT } from '../../shared/translation.ts';

interface PhotoProofProps {
  readonly isPending: boolean;
  onUploaded(photoId: number): void;
}

/** For goods that are left at the door: the camera, or a picture of the device. */
export function PhotoProof({ isPending, onUploaded }: PhotoProofProps) {
  const t = useT();
  const { api, toasts } = useShell();
  const input = useRef<HTMLInputElement>(null);
  const [isUploading, setUploading] = useState(false);

  async function upload(file: File): Promise<void> {
    setUploading(true);
    const body = new FormData();
    body.append('file', file);
    const answer = await api.upload(uploadPicture, { body });
    setUploading(false);
    if (answer.ok) onUploaded(answer.data.id);
    else toasts.show({ kind: 'error', text: t('photo_failed') });
  }

  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/png,image/jpeg"
        capture="environment"
        aria-label={t('photo')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same picture may be chosen again after a failure.
          target.value = '';
          if (file) void upload(file);
        }}
      />
      <Button
        kind="secondary"
        wide
        icon={<Camera size={20} />}
        loading={isUploading || isPending}
        onClick={() => input.current?.click()}
      >
        {t('photo')}
      </Button>
    </>
  );
}
