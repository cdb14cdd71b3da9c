import { useId, useState } from 'react';
import { useAtomValue } from 'jotai';
import styled, { css } from 'styled-components';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import { translatedTextsAtom } from '@karavan/shared-api/state';
import { servedLazily } from '@karavan/shared-ui/served-lazily';
import { space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../../shared/translation.ts';

/** How many lines of a longer text are shown until it is expanded. */
const LINES = 4;
/** Longer lines are hard to read; this also limits how much text fits. */
const MEASURE_CH = 65;

const DescriptionActions = servedLazily(
  async () =>
    (await import(/* webpackChunkName: "part-item-details" */ './description-actions.tsx'))
      .DescriptionActions,
);

interface ItemDescriptionProps {
  readonly item: Pick<ItemDetail, 'id' | 'name' | 'description' | 'is_own'>;
}

/** The description of an item: a long text can be expanded, a foreign one translated. */
export function ItemDescription({ item }: ItemDescriptionProps) {
  const t = useT();
  const wordsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { description } = useAtomValue(translatedTextsAtom).get(item.id) ?? item;
  const isLong = isLongerThanLines(description);
  return (
    <>
      <h2>{t('description')}</h2>
      <Words id={wordsId} $isClamped={isLong && !isOpen}>
        {description}
      </Words>
      <Controls>
        <DescriptionActions
          item={item}
          isLong={isLong}
          isOpen={isOpen}
          wordsId={wordsId}
          toggle={() => setIsOpen(!isOpen)}
        />
      </Controls>
    </>
  );
}

/** Judged by the text alone, so that the server and the browser render the same and nothing shifts. */
function isLongerThanLines(text: string): boolean {
  return text.length > LINES * MEASURE_CH * 1.2 || text.split('\n').length > LINES;
}

const Words = styled.p<{ readonly $isClamped: boolean }>`
  max-width: ${MEASURE_CH}ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
  ${({ $isClamped }) =>
    $isClamped &&
    css`
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: ${LINES};
    `}
`;

/** Reserves the buttons' space until they are loaded. */
const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  min-height: 36px;
  margin-left: calc(-1 * ${space[3]});
  font: ${type.second};
`;
