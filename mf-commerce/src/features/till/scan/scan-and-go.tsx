import { useEffect, useState } from 'react';
import { useAtomValue } from 'jotai';
import { getMe } from '@karavan/shared-api/client/accounts';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { isSignedInAtom } from '@karavan/shared-api/state';
import { Banner } from '@karavan/shared-ui/banner';
import { Column } from '@karavan/shared-ui/column';
import { lazily } from '@karavan/shared-ui/lazily';
import { codeIn } from '../../../shared/gift-code.ts';
import { useT as useCommerceT } from '../../../shared/translation.ts';
import { useT } from '../translation.ts';
import { readScan } from '../shared/read-scan.ts';
import { Scanner } from './scanner.tsx';
import { TypeClient } from './type-client.tsx';
import { TypeCode } from './type-code.tsx';

const ScannedGift = lazily(
  async () =>
    (await import(/* webpackChunkName: "scanned-gift" */ './scanned-gift.tsx')).ScannedGift,
);

/** A gift card that was scanned, and whether it is to pay for a sale. */
interface Scanned {
  readonly path: string;
  readonly code: string;
  readonly isPaying: boolean;
}

/**
 * Scans a code and opens the page it leads to; of clients, only whoever sells can type one. A gift card can be scanned before the client
 * whom it pays for.
 */
export function ScanAndGo() {
  const t = useT();
  const commerce = useCommerceT();
  const { header } = useShell();
  const navigate = useNavigate();
  const isSignedIn = useAtomValue(isSignedInAtom);
  const isStaff = useIsStaff();
  const [isUnknown, setIsUnknown] = useState(false);
  const [gift, setGift] = useState<Scanned | null>(null);
  useEffect(
    () => header.set({ title: commerce('scan_title'), backTo: '/profile' }),
    [header, commerce],
  );

  function open(text: string): void {
    const path = readScan(text, location.origin);
    setIsUnknown(path === null);
    if (path === null) return;
    if (isSignedIn && path.startsWith('/gifts#')) {
      const code = codeIn(text);
      // The camera sees it again and again.
      if (code !== gift?.code) setGift({ path, code, isPaying: false });
      return;
    }
    const pays = gift?.isPaying && path.startsWith('/proceed-discount?');
    void navigate(pays ? `${path}#${gift.code}` : path, { replace: true });
  }

  return (
    <Column>
      <h1 className="visually-hidden">{commerce('scan_title')}</h1>
      <p>{t(isStaff ? 'scan_text' : 'scan_text_client')}</p>
      {gift && !gift.isPaying && (
        <ScannedGift path={gift.path} onPay={() => setGift({ ...gift, isPaying: true })} />
      )}
      {gift?.isPaying && <Banner tone="info">{t('scan_gift_client', { code: gift.code })}</Banner>}
      <Scanner onText={open} isUnknown={isUnknown}>
        {isStaff ? (
          <TypeClient onText={open} />
        ) : (
          <TypeCode hint={t('scan_hint_client')} onText={open} />
        )}
      </Scanner>
    </Column>
  );
}

/** Whether they sell or scan in any organization; taken to be so until it is known. */
function useIsStaff(): boolean {
  const { data: me } = useEndpoint(getMe, {});
  return (
    !me ||
    me.organizations.some(({ permissions }) =>
      permissions.some((one) => one === 'can_sell' || one === 'can_scan'),
    )
  );
}
