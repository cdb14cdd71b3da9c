import { Gift } from 'lucide-react';
import styled from 'styled-components';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { codeIn } from '../../../../shared/gift-code.ts';
import { useT } from '../../translation.ts';

interface ShownGiftProps {
  /** Of the card that pays; null while none does. */
  readonly code: string | null;
  /** Why it does not. */
  readonly error: string | undefined;
  onChange(code: string | null): void;
}

/** A gift card that the client shows at the till: scanned, and taken away again. */
export function ShownGift({ code, error, onChange }: ShownGiftProps) {
  const t = useT();
  const { overlays } = useShell();

  async function scan(): Promise<void> {
    const text = await overlays.open('qr_scan', {
      title: t('sale_scan_gift'),
      purpose: 'code',
    });
    if (typeof text === 'string') onChange(codeIn(text));
  }

  if (code === null) {
    return (
      <Button kind="secondary" icon={<Gift size={20} aria-hidden />} onClick={() => void scan()}>
        {t('sale_scan_gift')}
      </Button>
    );
  }
  return (
    <Line>
      <Words role={error === undefined ? 'status' : 'alert'} $isWrong={error !== undefined}>
        {error ?? t('sale_gift_shown', { code })}
      </Words>
      <Button kind="quiet" size="small" onClick={() => onChange(null)}>
        {t('sale_gift_remove')}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;

const Words = styled.p<{ readonly $isWrong: boolean }>`
  margin: 0;
  color: ${({ $isWrong }) => ($isWrong ? color.danger : color.textMuted)};
  font: ${type.second};
  overflow-wrap: anywhere;
`;
