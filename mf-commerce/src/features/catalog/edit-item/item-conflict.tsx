import styled from 'styled-components';
import type { EditedItem } from '@karavan/shared-api/contract/item-editing';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { valuesOf, type ItemValues } from './item-values.ts';

interface ItemConflictProps {
  readonly theirs: EditedItem;
  readonly values: ItemValues;
  onKeepMine(): void;
  onTake(): void;
}

const PARTS = [
  ['field_price', ['price', 'old_price']],
  ['photos', ['images']],
  ['videos', ['videos']],
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
    <Banner tone="warning">
      <Content role="alert">
        <strong>{t('conflict')}</strong>
        <p>{t('conflict_text')}</p>
        <ul>
          {differs('title') && <li>{`${t('field_title')}: «${stored.title}»`}</li>}
          {parts.map(([part]) => (
            <li key={part}>{t(part)}</li>
          ))}
        </ul>
        <Button kind="secondary" size="small" onClick={onKeepMine}>
          {t('conflict_keep')}
        </Button>
        <Button kind="quiet" size="small" onClick={onTake}>
          {t('conflict_take')}
        </Button>
      </Content>
    </Banner>
  );
}

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
`;
