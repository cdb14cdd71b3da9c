import { ScanLine } from 'lucide-react';
import styled from 'styled-components';
import type { ApiError } from '@karavan/shared-api/client';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { radius, space } from '@karavan/shared-ui/tokens';
import { readScan } from '../../shared/read-scan.ts';
import { useT } from '../../translation.ts';

/** Retrying with the same code is pointless for these errors. */
const WANTS_OTHER_CODE: ReadonlySet<string> = new Set([
  'client_code_expired',
  'client_code_used',
  'client_code_needed',
  'user_not_found',
  'invalid_input',
  'own_purchase',
]);

interface SaleErrorProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** Why a sale cannot continue, and what to do. */
export function SaleError({ error, onRetry }: SaleErrorProps) {
  const t = useT();
  const { overlays, toasts } = useShell();
  const navigate = useNavigate();

  async function scan(): Promise<void> {
    const text = await overlays.open('qr_scan', { purpose: 'client' });
    if (typeof text !== 'string') return;
    const path = readScan(text, location.origin);
    if (path?.startsWith('/proceed-discount')) await navigate(path, { replace: true });
    else toasts.show({ kind: 'error', text: t('scan_unknown') });
  }

  return (
    <Place>
      <Banner tone="warning">{useReason(error)}</Banner>
      {WANTS_OTHER_CODE.has(error.code) ? (
        <Button kind="secondary" wide icon={<ScanLine size={20} />} onClick={() => void scan()}>
          {t('scan_again')}
        </Button>
      ) : (
        <Button kind="secondary" wide onClick={onRetry}>
          {t('try_again')}
        </Button>
      )}
    </Place>
  );
}

/** The server's own message where the request was understood. */
function useReason({ status, message, fields }: ApiError): string {
  const t = useT();
  if (status === 0) return t('network_error');
  if (status >= 500) return t('user_search_failed');
  return fields['client']?.[0] ?? message;
}

const Place = styled.div`
  display: grid;
  gap: ${space[3]};

  [role='status'] {
    border-radius: ${radius.medium};
  }
`;
