import { useState } from 'react';
import { Wallet } from 'lucide-react';
import { getAppleCard, getGoogleCard } from '@karavan/shared-api/client/discounts';
import {
  getAppleBooking,
  getApplePass,
  getGoogleBooking,
  getGooglePass,
} from '@karavan/shared-api/client/ticket-passes';
import type { TicketWallet } from '@karavan/shared-api/contract/ticket-states';
import { mapPlatformOf } from '@karavan/shared-api/map-link';
import { request, useApi, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { saveFile } from '@karavan/shared-ui/save-file';
import { useT, withWalletTexts } from './translation.ts';

export interface PutIntoWalletProps {
  /** A ticket, the order of a rental, or the card of an organization. */
  readonly what: { readonly kind: 'ticket' | 'booking' | 'card'; readonly id: number };
  readonly passes: readonly TicketWallet[];
}

type Kind = PutIntoWalletProps['what']['kind'];
type Api = ReturnType<typeof useApi>;

const FILES = {
  ticket: (api: Api, id: number) => api.download(getApplePass, { params: { id } }),
  booking: (api: Api, id: number) => api.download(getAppleBooking, { params: { id } }),
  card: (api: Api, id: number) => api.download(getAppleCard, { params: { id } }),
} satisfies Readonly<Record<Kind, unknown>>;

const ADDRESSES = {
  ticket: (id: number) => request(getGooglePass, { params: { id } }),
  booking: (id: number) => request(getGoogleBooking, { params: { id } }),
  card: (id: number) => request(getGoogleCard, { params: { id } }),
} satisfies Readonly<Record<Kind, unknown>>;

/** Offers the wallets that the device may have: a phone has one of them. */
export const PutIntoWallet = withWalletTexts(Wallets, null);

function Wallets({ what, passes }: PutIntoWalletProps) {
  const [platform] = useState(() => mapPlatformOf(navigator.userAgent, navigator.maxTouchPoints));
  return (
    <>
      {passes.includes('apple') && platform !== 'mobile' && <AppleWallet what={what} />}
      {passes.includes('google') && platform !== 'ios' && <GoogleWallet what={what} />}
    </>
  );
}

type WalletProps = Pick<PutIntoWalletProps, 'what'>;

/** The device opens the file with its wallet. */
function AppleWallet({ what: { kind, id } }: WalletProps) {
  const t = useT();
  const api = useApi();
  const { toasts } = useShell();
  const [isLoading, setIsLoading] = useState(false);

  async function put(): Promise<void> {
    setIsLoading(true);
    const result = await FILES[kind](api, id);
    setIsLoading(false);
    if (result.ok) saveFile(result.data, `${kind}-${id}.pkpass`);
    else toasts.show({ kind: 'error', text: result.error.message });
  }

  return (
    <WalletButton label={t('into_apple_wallet')} loading={isLoading} onClick={() => void put()} />
  );
}

/** Google asks there whether to save it. */
function GoogleWallet({ what: { kind, id } }: WalletProps) {
  const t = useT();
  const { isPending, send } = useWrite(() => ADDRESSES[kind](id), {
    onSuccess: ({ url }) => location.assign(url),
  });
  return (
    <WalletButton label={t('into_google_wallet')} loading={isPending} onClick={() => void send()} />
  );
}

interface WalletButtonProps {
  readonly label: string;
  readonly loading: boolean;
  onClick(): void;
}

const WalletButton = ({ label, loading, onClick }: WalletButtonProps) => (
  <Button
    kind="secondary"
    size="small"
    icon={<Wallet size={18} aria-hidden />}
    loading={loading}
    onClick={onClick}
  >
    {label}
  </Button>
);
