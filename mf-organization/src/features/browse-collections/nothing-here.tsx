import { EmptyState } from '@karavan/shared-ui/states';
import { useT, withCollectionTexts } from './translation.ts';

/** In place of a collection that is not there, or not for everybody. */
export const CollectionGone = withCollectionTexts(() => {
  const t = useT();
  return (
    <>
      <h1 className="visually-hidden">{t('gone_title')}</h1>
      <EmptyState scene="gone" title={t('gone')} text={t('gone_text')} />
    </>
  );
});

/** In place of its items. */
export const NothingHere = withCollectionTexts(() => {
  const t = useT();
  return <EmptyState scene="parcel" title={t('empty')} text={t('empty_text')} />;
});
