import { useState } from 'react';
import { ScanBarcode } from 'lucide-react';
import styled from 'styled-components';
import { countPieces } from '@karavan/shared-api/client/stock-counts';
import type { CountLine } from '@karavan/shared-api/contract/stock-counts';
import { GOODS_CODE_LENGTH } from '@karavan/shared-api/contract/limits';
import { request, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { TextField } from '@karavan/shared-ui/text-field';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { refreshCount } from '../shared/refresh-stock.ts';
import { useT } from '../translation.ts';

/**
 * A code, by the camera or typed (as scanners that are plugged in type them): each time one piece more. What comes while
 * the last one is sent waits for it.
 */
export function CountEntry({ organizationId: id }: { readonly organizationId: number }) {
  const t = useT();
  const { overlays } = useShell();
  const [typed, setTyped] = useState('');
  const [last, setLast] = useState<CountLine | null>(null);
  const { send, isPending, error, reset } = useWrite(
    (code: string) => request(countPieces, { params: { id }, body: { code } }),
    {
      whileBusy: 'queue',
      failed: (failure) => (failure.code === 'goods_code_unknown' ? null : undefined),
      onSuccess(line, _code, queries) {
        setLast(line);
        refreshCount(queries);
      },
      onError: () => setLast(null),
    },
  );

  async function scan(): Promise<void> {
    const code = await overlays.open('qr_scan', { purpose: 'code' });
    if (typeof code === 'string') await send(code);
  }

  return (
    <Panel aria-label={t('count_next')}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          const code = typed.trim();
          if (code === '') return;
          setTyped('');
          void send(code);
          // The next code follows, from a scanner that types.
          (event.currentTarget.elements.namedItem('code') as HTMLInputElement).focus();
        }}
      >
        <TextField
          name="code"
          label={t('count_code')}
          hint={t('count_code_hint')}
          error={error?.code === 'goods_code_unknown' ? error.message : undefined}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={GOODS_CODE_LENGTH}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            if (error) reset();
          }}
        />
        <Buttons>
          <Button type="submit" loading={isPending}>
            {t('count_add')}
          </Button>
          <Button
            kind="secondary"
            icon={<ScanBarcode size={20} aria-hidden />}
            onClick={() => void scan()}
          >
            {t('scan')}
          </Button>
        </Buttons>
      </Form>
      <Last role="status">
        {last && t('count_last', { title: titleOf(last), number: last.counted })}
      </Last>
    </Panel>
  );
}

const titleOf = ({ title, size }: CountLine) => (size === '' ? title : `${title} · ${size}`);

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Last = styled.p`
  color: ${color.success};
  font: ${type.label};
`;
