import { listOwnDiscounts } from '@karavan/shared-api/client/discounts';
import { useEndlessList } from '@karavan/shared-api/query';
import { useLocation } from '@karavan/shared-api/router';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { EmptyState } from '@karavan/shared-ui/states';
import { SectionTitle } from '../../../shared/section-title.ts';
import { useT } from '../translation.ts';
import { Wallet } from '../shared/wallet.tsx';

/** What the signed-in person has everywhere, pinned organizations first. */
export function OwnCards() {
  const t = useT();
  const { key } = useLocation();
  const wallets = useEndlessList(listOwnDiscounts, {});
  return (
    <section aria-label={t('own')}>
      <SectionTitle>{t('own')}</SectionTitle>
      <EndlessView
        list={wallets}
        keyOf={({ id }) => id}
        gap={12}
        label={t('own')}
        positionKey={`${key}wallets`}
        empty={<EmptyState scene="cards" title={t('own_none')} text={t('own_none_text')} />}
      >
        {(wallet) => <Wallet wallet={wallet} />}
      </EndlessView>
    </section>
  );
}
