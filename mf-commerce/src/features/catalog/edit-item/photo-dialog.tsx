import styled from 'styled-components';
import { PICTURE_ALT_LENGTH } from '@karavan/shared-api/contract/limits';
import { Button } from '@karavan/shared-ui/button';
import { Dialog } from '@karavan/shared-ui/dialog';
import { TextField } from '@karavan/shared-ui/text-field';
import { radius, space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import type { ShownPicture } from './item-values.ts';

interface PhotoDialogProps {
  readonly photo: ShownPicture;
  readonly isFirst: boolean;
  onClose(): void;
  onAltChange(alt: string): void;
  onMakeFirst(): void;
}

/** One photo, with words for people who do not see it. */
export function PhotoDialog({
  photo,
  isFirst,
  onClose,
  onAltChange,
  onMakeFirst,
}: PhotoDialogProps) {
  const t = useT();
  return (
    <Dialog open title={t('photo')} onClose={onClose}>
      <Content>
        <img src={photo.src} alt={photo.alt} />
        <TextField
          label={t('photo_alt')}
          hint={t('photo_alt_hint')}
          maxLength={PICTURE_ALT_LENGTH}
          value={photo.alt}
          onChange={({ target }) => onAltChange(target.value)}
        />
        {!isFirst && (
          <Button kind="secondary" wide onClick={onMakeFirst}>
            {t('photo_make_first')}
          </Button>
        )}
        <Button wide onClick={onClose}>
          {t('ready')}
        </Button>
      </Content>
    </Dialog>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${space[3]};

  img {
    width: 100%;
    max-height: 50dvh;
    border-radius: ${radius.medium};
    object-fit: contain;
  }
`;
