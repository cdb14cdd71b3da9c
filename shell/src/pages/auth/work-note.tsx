import styled from 'styled-components';
import { Button } from '@karavan/shared-ui/button';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

/** Says that the device is at work before a code is sent, and lets the person end it. */
export function WorkNote({ onCancel }: { readonly onCancel: () => void }) {
  const t = useT();
  return (
    <Note>
      <p role="status">{t('code_checking')}</p>
      <Button kind="quiet" size="small" onClick={onCancel}>
        {t('code_checking_cancel')}
      </Button>
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  color: ${color.textMuted};
  font: ${type.second};
`;
