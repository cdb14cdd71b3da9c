import { useNavigate } from '@karavan/shared-api/router';
import { EmptyState } from '@karavan/shared-ui/states';
import { useT as useCommerceT } from '../../../shared/translation.ts';
import { useT, withShopTexts } from '../translation.ts';
import { SimilarItems } from './similar-items.tsx';

function Gone({ id }: { readonly id: number }) {
  const t = useT();
  const commerce = useCommerceT();
  const navigate = useNavigate();
  return (
    <>
      <h1 className="visually-hidden">{commerce('page_title')}</h1>
      <EmptyState
        scene="gone"
        title={t('item_gone')}
        text={t('item_gone_text')}
        action={{ label: t('item_gone_others'), run: () => void navigate('/home/posts') }}
      />
      <SimilarItems id={id} />
    </>
  );
}

/** In place of an item that is no longer there, or never was: what is like it. */
export const ItemGone = withShopTexts(Gone);
