import { useAtomValue } from 'jotai';
import { ChevronRight } from 'lucide-react';
import styled, { css } from 'styled-components';
import type { StaffItem } from '@karavan/shared-api/contract/item-editing';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Checkbox } from '@karavan/shared-ui/checkbox';
import { Price } from '@karavan/shared-ui/price';
import { StatePill, type PillTone } from '@karavan/shared-ui/product/state-pill';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, media, radius, space, type } from '@karavan/shared-ui/tokens';
import { editItemPath } from '../shared/items-paths.ts';
import { useT } from '../translation.ts';

interface ItemRowProps {
  readonly organizationId: number;
  readonly item: StaffItem;
  /** Undefined while nothing is to be chosen. */
  readonly isChosen: boolean | undefined;
  onToggle(): void;
}

/** A product in the list of staff: a way to its editor, or something to choose. */
export function ItemRow({ organizationId, item, isChosen, onToggle }: ItemRowProps) {
  if (isChosen !== undefined) {
    return (
      <Choice data-chosen={isChosen}>
        <Checkbox checked={isChosen} onChange={onToggle}>
          <Inside>
            <Content item={item} />
          </Inside>
        </Checkbox>
      </Choice>
    );
  }
  return (
    <Row to={editItemPath(organizationId, item.id)}>
      <Content item={item} />
      <ChevronRight size={18} aria-hidden />
    </Row>
  );
}

function Content({ item }: { readonly item: StaffItem }) {
  const locale = useAtomValue(localeAtom);
  return (
    <>
      <Thumbnail picture={item.image} size={64} />
      <Words>
        <Title>{item.title}</Title>
        {item.price && (
          <Price price={item.price} oldPrice={item.old_price} locale={locale} size="s" />
        )}
        <Stock item={item} />
      </Words>
    </>
  );
}

function Stock({ item }: { readonly item: StaffItem }) {
  const t = useT();
  const state = stateOf(item);
  return (
    <Line>
      {state && <StatePill tone={state.tone}>{t(`state_${state.name}`)}</StatePill>}
      <span>
        {item.size_count > 1
          ? t('pieces_of_sizes', { number: item.quantity, sizes: item.size_count })
          : t('pieces', { number: item.quantity })}
      </span>
    </Line>
  );
}

function stateOf({ status, publish_at, quantity, low_sizes }: StaffItem) {
  const state = (name: 'draft' | 'planned' | 'archived' | 'sold_out' | 'low', tone: PillTone) => ({
    name,
    tone,
  });
  if (status === 'archived') return state('archived', 'negative');
  if (status === 'draft') return publish_at ? state('planned', 'active') : state('draft', 'active');
  if (quantity === 0) return state('sold_out', 'negative');
  return low_sizes > 0 ? state('low', 'pending') : null;
}

const row = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]};
  border-radius: ${radius.large};
  background: ${color.surface};
`;

const Row = styled(Link)`
  ${row}
  margin-bottom: ${space[2]};

  > svg {
    flex: none;
    color: ${color.textMuted};
  }

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;

const Choice = styled.div`
  ${row}
  margin-bottom: ${space[2]};

  > label {
    flex: 1;
    min-width: 0;
  }

  &[data-chosen='true'] {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }
`;

const Inside = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
`;

const Title = styled.strong`
  display: -webkit-box;
  overflow: hidden;
  font: ${type.label};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textMuted};
  font: ${type.second};
`;
