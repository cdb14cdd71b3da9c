import { useNavigate } from '@karavan/shared-api/router';
import { EmptyState } from '@karavan/shared-ui/states';
import { useT, withShopTexts } from '../translation.ts';

/** In place of what goes with an item. */
export const NothingChosen = withShopTexts(({ itemId }: { readonly itemId: number }) => {
  const t = useT();
  const navigate = useNavigate();
  return (
    <EmptyState
      scene="parcel"
      title={t('selection_empty')}
      text={t('selection_empty_text')}
      action={{ label: t('selection_to_item'), run: () => void navigate(`/p/${itemId}`) }}
    />
  );
});
