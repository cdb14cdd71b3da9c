import { useRef } from 'react';
import { Camera } from 'lucide-react';
import { uploadPicture } from '@karavan/shared-api/client/files';
import { useWrite } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { useT } from '../../shared/translation.ts';

interface PhotoProofProps {
  readonly isPending: boolean;
  onUploaded(photoId: number): void;
}

/** For goods that are left at the door: the camera, or a picture of the device. */
export function PhotoProof({ isPending, onUploaded }: PhotoProofProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const upload = useWrite(uploadPicture, {
    failed: () => t('photo_failed'),
    onSuccess: ({ id }) => onUploaded(id),
  });

  function send(file: File): void {
    const body = new FormData();
    body.append('file', file);
    void upload.send({ body });
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
          if (file) send(file);
        }}
      />
      <Button
        kind="secondary"
        wide
        icon={<Camera size={20} />}
        loading={upload.isPending || isPending}
        onClick={() => input.current?.click()}
      >
        {t('photo')}
      </Button>
    </>
  );
}
