import { useEffect } from 'react';
import { useShell } from '@karavan/shared-api/remote';
import { useLocation } from '@karavan/shared-api/router';
import { Column } from '@karavan/shared-ui/column';
import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton, SkeletonCard } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { OwnGifts } from '../shared/own-gifts.tsx';
import { useGiftT, withGiftTexts } from '../translation.ts';

const ClaimForm = lazily(
  async () => (await import(/* webpackChunkName: "claim-gift" */ './claim-form.tsx')).ClaimForm,
  <SkeletonCard />,
  atOnce,
);

/** One's gift cards, and the form that takes another one by its code, which the address may name in its hash. */
export const HoldGifts = withGiftTexts(Page, <PageSkeleton />);

function Page() {
  const t = useGiftT();
  const { header } = useShell();
  const { hash } = useLocation();
  const code = decodeURIComponent(hash.slice(1));
  useEffect(() => header.set({ title: t('gift_cards'), backTo: '/home/discounts' }), [header, t]);
  return (
    <Column>
      <h1 className="visually-hidden">{t('gift_cards')}</h1>
      <ClaimForm key={code} code={code} />
      <OwnGifts empty={<EmptyState scene="cards" title={t('none')} text={t('none_text')} />} />
    </Column>
  );
}
