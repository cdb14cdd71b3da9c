import { useNavigate } from '@karavan/shared-api/router';
import { EmptyState } from '@karavan/shared-ui/states';
import { useT, withCollectionTexts } from './translation.ts';

interface CollectionGoneProps {
  readonly organizationId: number;
}

/** In place of a collection that is not there, or not for everybody. */
export const CollectionGone = withCollectionTexts(({ organizationId }: CollectionGoneProps) => {
  const t = useT();
  const navigate = useNavigate();
  return (
    <>
      <h1 className="visually-hidden">{t('gone_title')}</h1>
      <EmptyState
        scene="gone"
        title={t('gone')}
        text={t('gone_text')}
        action={{
          label: t('to_shop'),
          run: () => void navigate(`/organizations/${organizationId}`),
        }}
      />
    </>
  );
});

/** In place of its items. */
export const NothingHere = withCollectionTexts(() => {
  const t = useT();
  return <EmptyState scene="parcel" title={t('empty')} text={t('empty_text')} />;
});
