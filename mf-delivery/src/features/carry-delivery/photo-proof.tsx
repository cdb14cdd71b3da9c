import { useRef } from 'react';
import { useAtomValue } from 'jotai';
import { Camera } from 'lucide-react';
import { usePictureUpload } from '@karavan/shared-api/form';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { UploadStatus } from '@karavan/shared-ui/upload-status';
import { useT } from '../../shared/translation.ts';

interface PhotoProofProps {
  readonly isPending: boolean;
  onUploaded(photoId: number): void;
}

/** A photo of goods left at the door: from the camera or the device. */
export function PhotoProof({ isPending, onUploaded }: PhotoProofProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const input = useRef<HTMLInputElement>(null);
  const {
    isPending: isUploading,
    upload,
    ...status
  } = usePictureUpload({
    failed: t('photo_failed'),
    onUploaded: (picture) => onUploaded(picture.id),
  });

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
          // Allows choosing the same picture again after a failure.
          target.value = '';
          if (file) upload(file);
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
      <UploadStatus label={t('photo')} locale={locale} {...status} />
    </>
  );
}
