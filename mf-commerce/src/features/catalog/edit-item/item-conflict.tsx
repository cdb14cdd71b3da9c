import type { EditedItem } from '@karavan/shared-api/contract/item-editing';
import { useT } from '../translation.ts';
import { valuesOf, type ItemValues } from './item-values.ts';
import { Overtaken } from './overtaken.tsx';

interface ItemConflictProps {
  readonly theirs: EditedItem;
  readonly values: ItemValues;
  onKeepMine(): void;
  onTake(): void;
}

const PARTS = [
  ['field_price', ['price', 'old_price']],
  ['photos', ['images']],
  ['videos', ['videos', 'instagram_posts']],
  ['stock', ['sizes']],
  ['field_category', ['category']],
  ['field_description', ['description']],
  ['languages', ['translations']],
  ['field_status', ['status', 'publish_at']],
] as const;

/** Names what somebody else has stored, where it differs from what stands in the fields. */
export function ItemConflict({ theirs, values, onKeepMine, onTake }: ItemConflictProps) {
  const t = useT();
  const stored = valuesOf(theirs);
  const differs = (name: keyof ItemValues) =>
    JSON.stringify(stored[name]) !== JSON.stringify(values[name]);
  const parts = PARTS.filter(([, names]) => names.some(differs));
  return (
    <Overtaken onKeepMine={onKeepMine} onTake={onTake}>
      <p>{t('conflict_differs')}</p>
      <ul>
        {differs('title') && <li>{`${t('field_title')}: «${stored.title}»`}</li>}
        {parts.map(([part]) => (
          <li key={part}>{t(part)}</li>
        ))}
      </ul>
    </Overtaken>
  );
}
