import { useSearchParams } from '@karavan/shared-api/router';
import { EmptyState } from '@karavan/shared-ui/states';
import { usePromotionT, withPromotionTexts } from './translation.ts';

/** Why there are no promotions, and the way out where filters hide them. */
export const NoPromotions = withPromotionTexts(Empty);

function Empty() {
  const t = usePromotionT();
  const [address, setAddress] = useSearchParams();
  const isNarrowed = address.size > 0;
  return (
    <EmptyState
      scene="cards"
      title={t(isNarrowed ? 'none_filtered' : 'none')}
      text={t(isNarrowed ? 'none_filtered_text' : 'none_text')}
      {...(isNarrowed && {
        action: { label: t('all'), run: () => setAddress({}, { replace: true }) },
      })}
    />
  );
}
