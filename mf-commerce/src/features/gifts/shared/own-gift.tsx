import { useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { listGiftEntries } from '@karavan/shared-api/client/gifts';
import type { Gift } from '@karavan/shared-api/contract/gifts';
import { useEndpoint } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { CopyButton } from '@karavan/shared-ui/copy-button';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { Panel } from '@karavan/shared-ui/product/panel';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { QrCode } from '@karavan/shared-ui/qr-code';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { useWakeLock } from '@karavan/shared-ui/use-wake-lock';
import { GiftEntries } from './gift-entries.tsx';
import { addressOfCode, STATE_TONES } from './gift-states.ts';
import { lastDayOf } from './last-day.ts';
import { useGiftT } from '../translation.ts';

/** A gift card in one's wallet: what is on it, until when, its code, and what has become of it. */
export function OwnGift({ gift }: { readonly gift: Gift }) {
  const t = useGiftT();
  const locale = useAtomValue(localeAtom);
  const [shown, setShown] = useState<'code' | 'history' | null>(null);
  const { id, kind, state, organization, amount, balance, expires_at: expires, code } = gift;
  const name = t(`kind_${kind}`);
  const toggle = (what: 'code' | 'history') => setShown(shown === what ? null : what);
  return (
    <Panel as="article" aria-label={`${name}: ${organization.title}`}>
      <Link to={`/organizations/${organization.id}`}>
        <OrganizationLine organization={organization} size={44}>
          {name}
        </OrganizationLine>
      </Link>
      <Balance>
        <b>{formatMoney(balance, locale)}</b>
        <small>{t('of_amount', { sum: formatMoney(amount, locale) })}</small>
        {state !== 'claimed' && (
          <StatePill tone={STATE_TONES[state]}>{t(`state_${state}`)}</StatePill>
        )}
      </Balance>
      {expires !== null && state !== 'expired' && (
        <Muted>{t('valid_until', { date: lastDayOf(expires, locale) })}</Muted>
      )}
      <Buttons>
        {code !== null && (
          <Button
            kind="secondary"
            size="small"
            aria-expanded={shown === 'code'}
            onClick={() => toggle('code')}
          >
            {t('show_code')}
          </Button>
        )}
        <Button
          kind="quiet"
          size="small"
          aria-expanded={shown === 'history'}
          onClick={() => toggle('history')}
        >
          {t('history')}
        </Button>
      </Buttons>
      {shown === 'code' && code !== null && <Code code={code} />}
      {shown === 'history' && <History id={id} />}
    </Panel>
  );
}

function Code({ code }: { readonly code: string }) {
  const t = useGiftT();
  useWakeLock();
  return (
    <Paper>
      <QrCode value={addressOfCode(code)} label={t('code')} size={220} />
      <Typed>{code}</Typed>
      <CopyButton value={code} />
      <Muted>{t('code_text')}</Muted>
    </Paper>
  );
}

function History({ id }: { readonly id: number }) {
  return <GiftEntries query={useEndpoint(listGiftEntries, { params: { id } })} />;
}

const Balance = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[2]};
  margin: 0;

  b {
    font: ${type.title2};
    font-variant-numeric: tabular-nums;
  }

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/** As bright as possible, in the dark scheme too. */
const Paper = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
  color-scheme: light;
  text-align: center;
`;

const Typed = styled.p`
  margin: 0;
  font: ${type.label};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Muted = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font: ${type.second};
`;
