import { useState } from 'react';
import { useAtomValue } from 'jotai';
import { Pin, PinOff } from 'lucide-react';
import styled from 'styled-components';
import {
  chooseDiscount,
  getOwnDiscounts,
  listOwnDiscounts,
} from '@karavan/shared-api/client/discounts';
import type { ClientWallet } from '@karavan/shared-api/contract/discounts';
import { updateAnswer, updateInLists, useWrite } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { formatDate } from '@karavan/shared-ui/format-date';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { Panel } from '@karavan/shared-ui/product/panel';
import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { SkeletonText } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { refreshCards } from '../../../shared/card-choice/refresh-cards.ts';
import { useT } from '../translation.ts';
import { OwnCard } from './own-card.tsx';

const CashbackEntries = lazily(
  async () =>
    (await import(/* webpackChunkName: "cashback-entries" */ './cashback-entries.tsx'))
      .CashbackEntries,
  <SkeletonText />,
  atOnce,
);

const CardChoice = lazily(
  async () =>
    (
      await import(
        /* webpackChunkName: "card-choice" */ '../../../shared/card-choice/card-choice.tsx'
      )
    ).CardChoice,
  null,
  atOnce,
);

/** What somebody has at one organization: the card that counts, the others, cashback and what became of it. */
export function Wallet({ wallet }: { readonly wallet: ClientWallet }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [showsEntries, setShowsEntries] = useState(false);
  const { organization, cards, chosen, balance, debt, is_pinned: isPinned } = wallet;
  const { expires_at: expires } = wallet;
  const choose = useWrite(chooseDiscount, {
    whileBusy: 'queue',
    optimistic({ params: { id }, body }, queries) {
      const { chosen: kind, is_pinned: pinned } = body ?? {};
      const change = (before: ClientWallet): ClientWallet => ({
        ...before,
        ...(kind !== undefined && { chosen: kind }),
        ...(pinned !== undefined && { is_pinned: pinned }),
      });
      const undos = [
        updateInLists(queries, [listOwnDiscounts], wallet.id, change),
        updateAnswer(queries, getOwnDiscounts, { params: { id } }, change),
      ];
      return () => {
        for (const undo of undos) undo();
      };
    },
    onSuccess: (_wallet, _sent, queries) => refreshCards(queries),
  });
  const store = (body: { chosen?: ClientWallet['chosen']; is_pinned?: boolean }) =>
    void choose.send({ params: { id: organization.id }, body });
  return (
    <Panel as="article" aria-label={organization.title}>
      <Head>
        <Link to={`/organizations/${organization.id}`}>
          <OrganizationLine organization={organization} size={44}>
            {organization.type}
          </OrganizationLine>
        </Link>
        <IconButton
          label={t(isPinned ? 'unpin' : 'pin', { title: organization.title })}
          icon={isPinned ? <PinOff size={20} /> : <Pin size={20} />}
          onClick={() => store({ is_pinned: !isPinned })}
        />
      </Head>
      {cards.map((card) => (
        <OwnCard key={card.kind} card={card} />
      ))}
      {cards.length === 0 && <Muted>{t('no_card')}</Muted>}
      {cards.length > 1 && (
        <CardChoice cards={cards} chosen={chosen} onChoose={(kind) => store({ chosen: kind })} />
      )}
      {balance && (
        <Balance>
          <span>{t('balance')}</span>
          <b>{formatMoney(balance, locale)}</b>
        </Balance>
      )}
      {expires !== null && (
        <Muted>{t('expires', { date: formatDate(new Date(expires), 'DD.MM.YYYY', locale) })}</Muted>
      )}
      {debt && <Muted>{t('debt', { sum: formatMoney(debt, locale) })}</Muted>}
      {balance && (
        <Button
          kind="quiet"
          aria-expanded={showsEntries}
          onClick={() => setShowsEntries(!showsEntries)}
        >
          {t(showsEntries ? 'hide_entries' : 'show_entries')}
        </Button>
      )}
      {showsEntries && <CashbackEntries organizationId={organization.id} />}
    </Panel>
  );
}

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};

  > a {
    min-width: 0;
  }
`;

const Balance = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]};
  margin: 0;

  b {
    font: ${type.title3};
  }
`;

const Muted = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font: ${type.second};
`;
