import { useRef, useState } from 'react';
import { useAtomValue } from 'jotai';
import { ImagePlus } from 'lucide-react';
import styled from 'styled-components';
import type { Image as Picture } from '@karavan/shared-api/contract/common';
import { useFormT, usePictureCheck, usePictureUpload } from '@karavan/shared-api/form';
import { useShell } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { ErrorText } from '@karavan/shared-ui/field-frame';
import { color, radius, space } from '@karavan/shared-ui/tokens';
import { UploadStatus } from '@karavan/shared-ui/upload-status';
import { useT } from '../translation.ts';
import { FieldHint, Legend, Wrapping } from './field-layout.ts';

interface PictureFieldProps {
  /** What it is the picture of. */
  readonly label: string;
  readonly hint: string;
  readonly crop: 'image_crop' | 'image_horizontal_crop';
  readonly picture: Picture | null;
  readonly error: string | undefined;
  /** Without it there is no way to take the picture away. */
  readonly isOptional?: boolean;
  onChange(upload: number | null, picture: Picture | null): void;
}

/** One picture, which is cropped before it is uploaded. */
export function PictureField({
  label,
  hint,
  crop,
  picture,
  error,
  isOptional = true,
  onChange,
}: PictureFieldProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { overlays } = useShell();
  const input = useRef<HTMLInputElement>(null);
  const problemOf = usePictureCheck();
  const [problem, setProblem] = useState<string>();
  const formT = useFormT();
  const { upload, isPending, ...uploading } = usePictureUpload({
    failed: formT('problem_not_loaded'),
    onUploaded: ({ id, image }) => onChange(id, image),
  });

  async function choose(file: File): Promise<void> {
    const found = problemOf(file);
    setProblem(found);
    if (found !== undefined) return;
    const cropped = await overlays.open(crop, { file });
    if (!(cropped instanceof Blob)) return;
    upload(new File([cropped], 'picture.jpg', { type: cropped.type }));
  }

  return (
    <fieldset>
      <Legend>{label}</Legend>
      {picture && (
        <Shown src={picture.medium} alt="" data-wide={crop !== 'image_crop' || undefined} />
      )}
      <Wrapping>
        <Button
          kind="secondary"
          icon={<ImagePlus size={20} />}
          loading={isPending}
          onClick={() => input.current?.click()}
        >
          {picture ? t('picture_change') : t('picture_upload')}
        </Button>
        {picture && isOptional && (
          <Button kind="quiet" disabled={isPending} onClick={() => onChange(null, null)}>
            {t('picture_remove')}
          </Button>
        )}
      </Wrapping>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows choosing the same picture again.
          target.value = '';
          if (file) void choose(file);
        }}
      />
      <UploadStatus label={label} locale={locale} {...uploading} />
      {(problem ?? error) ? (
        <ErrorText role="alert">{problem ?? error}</ErrorText>
      ) : (
        <FieldHint>{hint}</FieldHint>
      )}
    </fieldset>
  );
}

const Shown = styled.img`
  display: block;
  width: 96px;
  margin-bottom: ${space[2]};
  aspect-ratio: 1;
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  object-fit: cover;

  &[data-wide] {
    width: 100%;
    aspect-ratio: 3;
  }
`;
