import { useId, useState } from 'react';
import { Languages } from 'lucide-react';
import { useAtomValue } from 'jotai';
import styled, { css } from 'styled-components';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { useItemTranslation } from '@karavan/shared-api/interactions';
import { translatedTextsAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { fontSize, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../../shared/translation.ts';

/** How many lines of a longer text are shown until it is expanded. */
const LINES = 4;
/** Longer lines are hard to read; this also limits how much text fits. */
const MEASURE_CH = 65;

/** The description of an item: a long text can be expanded, a foreign one translated. */
export function ItemDescription({ item }: { readonly item: FeedPost }) {
  const t = useT();
  const wordsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const translation = useItemTranslation(item);
  const { description } = useAtomValue(translatedTextsAtom).get(item.id) ?? item;
  const isLong = isLongerThanLines(description);
  return (
    <>
      <h2>{t('description')}</h2>
      <Words id={wordsId} $isClamped={isLong && !isOpen}>
        {description}
      </Words>
      <Controls>
        {isLong && (
          <Button
            kind="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-controls={wordsId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'show_less' : 'show_more')}
          </Button>
        )}
        {translation.isOffered && (
          <Button
            kind="quiet"
            size="small"
            icon={<Languages size={18} />}
            loading={translation.isLoading}
            onClick={translation.toggle}
          >
            {t(translation.isShown ? 'show_original' : 'translate')}
          </Button>
        )}
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

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-left: calc(-1 * ${space[3]});
  font-size: ${fontSize.small};

  &:empty {
    display: none;
  }
`;
