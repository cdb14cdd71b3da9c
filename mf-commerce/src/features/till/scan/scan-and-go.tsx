import { useEffect, useState } from 'react';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { Column } from '@karavan/shared-ui/column';
import { useT as useCommerceT } from '../../../shared/translation.ts';
import { useT } from '../translation.ts';
import { readScan } from '../shared/read-scan.ts';
import { Scanner } from './scanner.tsx';

/** Scans a code and opens the page it leads to. */
export function ScanAndGo() {
  const t = useT();
  const commerce = useCommerceT();
  const { header } = useShell();
  const navigate = useNavigate();
  const [isUnknown, setIsUnknown] = useState(false);
  useEffect(
    () => header.set({ title: commerce('scan_title'), backTo: '/profile' }),
    [header, commerce],
  );

  function open(text: string): void {
    const path = readScan(text, location.origin);
    setIsUnknown(path === null);
    if (path !== null) void navigate(path, { replace: true });
  }

  return (
    <Column>
      <h1 className="visually-hidden">{commerce('scan_title')}</h1>
      <p>{t('scan_text')}</p>
      <Scanner onText={open} isUnknown={isUnknown} />
    </Column>
  );
}
