import { useId } from 'react';
import { useAtomValue } from 'jotai';
import { ImagePlus, X } from 'lucide-react';
import styled from 'styled-components';
import { localeAtom } from '@karavan/shared-api/state';
import { ErrorText } from '@karavan/shared-ui/field-frame';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { color, radius, size, space, type } from '@karavan/shared-ui/tokens';
import { UploadStatus } from '@karavan/shared-ui/upload-status';
import { useT } from '../translation.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';

interface PictureFieldProps {
  /** What it is the picture of. */
  readonly label: string;
  readonly hint: string;
  /** The address of the picture. */
  readonly src: string | null;
  readonly error: string | undefined;
  onPictureChange(picture: { readonly id: number; readonly src: string } | null): void;
}

/** One picture, which can be sent, replaced and taken away. */
export function PictureField({ label, hint, src, error, onPictureChange }: PictureFieldProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const noteId = `${useId()}-note`;
  const { uploads, add, cancel, retry } = usePhotoUploads({
    failed: t('photo_failed'),
    onUploaded: ({ id, image }) => onPictureChange({ id, src: image.medium }),
  });
  const upload = uploads[0];
  return (
    <Root role="group" aria-label={label}>
      {src !== null && (
        <Shown>
          <img src={src} alt="" />
          <IconButton
            kind="filled"
            label={t('collection_picture_remove')}
            icon={<X size={20} />}
            onClick={() => onPictureChange(null)}
          />
        </Shown>
      )}
      {!upload && (
        <Add>
          <ImagePlus size={20} aria-hidden />
          {src === null ? t('collection_picture_add') : t('collection_picture_change')}
          <input
            className="visually-hidden"
            type="file"
            accept="image/*"
            aria-describedby={noteId}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // Allows choosing the same picture again after a failure.
              target.value = '';
              if (file) add([file]);
            }}
          />
        </Add>
      )}
      <UploadStatus
        label={t('photo_sending')}
        locale={locale}
        progress={upload && upload.problem === null ? upload.progress : null}
        problem={upload?.problem ?? null}
        cancel={() => upload && cancel(upload.key)}
        retry={() => upload && retry(upload.key)}
      />
      <Hint id={noteId}>{hint}</Hint>
      {error && <ErrorText role="alert">{error}</ErrorText>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

const Shown = styled.div`
  display: flex;
  align-items: start;
  gap: ${space[2]};

  img {
    width: 112px;
    height: 112px;
    border-radius: ${radius.medium};
    object-fit: cover;
  }
`;

const Add = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  color: ${color.accentStrong};
  font: ${type.label};
  cursor: pointer;

  &:focus-within {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
