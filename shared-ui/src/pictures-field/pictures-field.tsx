import { useId, useState } from 'react';
import { ImagePlus, X } from 'lucide-react';
import styled from 'styled-components';
import { color, radius, size, space, type } from '@karavan/shared-ui/tokens';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { IconButton } from '../button/icon-button.tsx';
import { ErrorText } from '../field/field-frame.tsx';
import { Spinner } from '../spinner/spinner.tsx';

/** An uploaded picture. */
export interface FieldPicture {
  readonly id: number;
  readonly src: string;
}

export interface PicturesFieldProps {
  readonly label: string;
  readonly value: readonly FieldPicture[];
  readonly error?: string | undefined;
  /** The maximum number. */
  readonly limit: number;
  /** Uploads a file; resolves with undefined on failure, which has already been shown. */
  upload(file: File): Promise<FieldPicture | undefined>;
  onValueChange(value: readonly FieldPicture[]): void;
}

/** An ordered list of pictures: each is uploaded as soon as it is chosen, and can be removed. */
export function PicturesField({
  label,
  value,
  error,
  limit,
  upload,
  onValueChange,
}: PicturesFieldProps) {
  const t = useUiText();
  const noteId = `${useId()}-note`;
  const [underWay, setUnderWay] = useState(0);
  const isFull = value.length + underWay >= limit;

  async function add(files: readonly File[]): Promise<void> {
    setUnderWay(files.length);
    let pictures = value;
    for (const [index, file] of files.entries()) {
      const picture = await upload(file);
      setUnderWay(files.length - index - 1);
      if (!picture) continue;
      pictures = [...pictures, picture];
      onValueChange(pictures);
    }
  }

  return (
    <Group aria-describedby={error ? noteId : undefined} aria-busy={underWay > 0}>
      <Name>
        {label}
        <Count>{`${value.length}/${limit}`}</Count>
      </Name>
      <Grid>
        {value.map(({ id, src }, index) => (
          <Tile key={id}>
            <img src={src} alt={t('picture_number', { number: index + 1 })} />
            <Remove
              kind="floating"
              label={t('remove_picture', { number: index + 1 })}
              icon={<X size={18} />}
              disabled={underWay > 0}
              onClick={() => onValueChange(value.filter((other) => other.id !== id))}
            />
          </Tile>
        ))}
        {Array.from({ length: underWay }, (_, index) => (
          <Tile key={`under way ${index}`}>
            <Spinner />
          </Tile>
        ))}
        {!isFull && underWay === 0 && (
          <Add>
            <ImagePlus size={24} aria-hidden />
            {t('add_picture')}
            <input
              className="visually-hidden"
              type="file"
              accept="image/png,image/jpeg"
              multiple
              aria-invalid={error ? true : undefined}
              onChange={({ target }) => {
                const files = [...(target.files ?? [])].slice(0, limit - value.length);
                // Allows choosing the same picture again after a failure.
                target.value = '';
                if (files.length > 0) void add(files);
              }}
            />
          </Add>
        )}
      </Grid>
      {error && (
        <ErrorText id={noteId} role="alert">
          {error}
        </ErrorText>
      )}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: 6px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Name = styled.legend`
  padding: 0;
  font: ${type.second};
`;

const Count = styled.span`
  margin-inline-start: ${space[2]};
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: ${space[2]};
`;

const Tile = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Remove = styled(IconButton)`
  position: absolute;
  top: 0;
  right: 0;
`;

const Add = styled.label`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[1]};
  min-height: ${size.touch};
  aspect-ratio: 1;
  padding: ${space[2]};
  border: 1px dashed ${color.borderStrong};
  border-radius: ${radius.medium};
  color: ${color.textMuted};
  font: ${type.caption};
  text-align: center;
  cursor: pointer;

  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  &:has([aria-invalid]) {
    border-color: ${color.danger};
  }
`;
