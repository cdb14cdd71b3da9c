import { useState } from 'react';
import { ScanLine } from 'lucide-react';
import styled from 'styled-components';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { OtpField } from '@karavan/shared-ui/otp-field';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../shared/translation.ts';
import { readCode } from './read-code.ts';
import type { useCheck } from './use-check.ts';

/** The code of the organization's screen, scanned or typed. */
export function CodeEntry({ check }: { readonly check: ReturnType<typeof useCheck> }) {
  const t = useT();
  const { overlays } = useShell();
  const [digits, setDigits] = useState('');

  async function scan(): Promise<void> {
    const text = await overlays.open('qr_scan', { purpose: 'code' });
    if (typeof text !== 'string') return;
    const code = readCode(text);
    if (code === null) check.refuseCode();
    else await check.byCode(code);
  }

  return (
    <>
      <Or>{t('by_code')}</Or>
      <Button
        kind="secondary"
        wide
        icon={<ScanLine size={20} aria-hidden />}
        paused={check.isPending}
        onClick={() => void scan()}
      >
        {t('scan')}
      </Button>
      <OtpField
        label={t('digits')}
        hint={t('digits_hint')}
        error={check.problemAt('code')}
        value={digits}
        disabled={check.isPending}
        onValueChange={(value) => {
          setDigits(value);
          check.forget();
        }}
        onComplete={(value) => void check.byCode(value).then(() => setDigits(''))}
      />
    </>
  );
}

const Or = styled.h2`
  padding-top: ${space[3]};
  border-top: 1px solid ${color.border};
  font: ${type.label};
`;
