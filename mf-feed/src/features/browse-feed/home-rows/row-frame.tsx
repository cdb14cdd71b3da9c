import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { RegionChoice } from '@karavan/shared-api/remote';
import { Link } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { Loading, Skeleton } from '@karavan/shared-ui/skeleton';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { color, size, space, type } from '@karavan/shared-ui/tokens';
import { useRowT } from './translation.ts';

export interface RowProps {
  /** That of the feed. */
  readonly place: RegionChoice;
  /** It stands in the column beside the feed, and shows only the first few, one below the other. */
  readonly isAside?: boolean;
  /** There is nothing to show, and nobody sees the place where it would stand. */
  onEmpty(): void;
  /** Makes the place of the row as high as one line, or as high as usual again. */
  onFold(isFolded: boolean): void;
}

interface RowFrameProps<Item> {
  readonly title: string;
  /** Where all of it is shown. */
  readonly to?: string;
  /** Beside the title. */
  readonly menu?: ReactNode;
  /** Of each thing, in pixels; beside the feed they are as wide as the column. */
  readonly width: number;
  readonly isAside?: boolean | undefined;
  /** Undefined while it loads. */
  readonly items: readonly Item[] | undefined;
  readonly isFailed?: boolean;
  retry?(): void;
  onEmpty(): void;
  readonly children: (item: Item) => ReactNode;
}

/** How many a row shows. */
export const ROW_LIMIT = 12;
/** The same beside the feed. */
export const ASIDE_LIMIT = 3;

/** A row that scrolls sideways, with a title and a way to all of it. */
export function RowFrame<Item extends { readonly id: number }>({
  title,
  to,
  menu,
  width,
  isAside = false,
  items,
  isFailed = false,
  retry,
  onEmpty,
  children,
}: RowFrameProps<Item>) {
  const t = useRowT();
  const ui = useUiText();
  const id = useId();
  if (items?.length === 0) return <EmptyRow onEmpty={onEmpty} />;
  return (
    <section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {to && (
          <All to={to} aria-label={t('all_of', { title })}>
            {t('all')}
          </All>
        )}
        {menu}
      </Head>
      {items ? (
        <List $width={width} $isAside={isAside}>
          {items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </List>
      ) : isFailed ? (
        <Failed role="status">
          {t('failed')}
          <Button kind="quiet" size="small" onClick={retry}>
            {ui('try_again')}
          </Button>
        </Failed>
      ) : (
        <Loading>
          <List as="div" $width={width} $isAside={isAside}>
            {[1, 2, 3].map((index) => (
              <Skeleton key={index} $height="140px" />
            ))}
          </List>
        </Loading>
      )}
    </section>
  );
}

/** Says that there is nothing once nobody sees the place, so that nothing moves before one's eyes. */
export function EmptyRow({ onEmpty }: Pick<RowProps, 'onEmpty'>) {
  const place = useRef<HTMLDivElement>(null);
  const gone = useEffectEvent(onEmpty);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => !isIntersecting) && gone(),
    );
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return <Nothing ref={place} />;
}

/** As an element without a size is never seen. */
const Nothing = styled.div`
  height: 1px;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.touch};
  padding: 0 ${space[4]};

  h2 {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font: ${type.title3};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const All = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
  color: ${color.accentStrong};
  font: ${type.label};
`;

const sideways = css<{ readonly $width: number }>`
  grid-auto-columns: ${({ $width }) => $width}px;
  grid-auto-flow: column;
  padding: 2px ${space[4]} ${space[2]};
  overflow-x: auto;
  scroll-padding-inline: ${space[4]};
  scroll-snap-type: x proximity;
  scrollbar-width: none;
`;

const List = styled.ul<{ readonly $width: number; readonly $isAside: boolean }>`
  display: grid;
  gap: ${space[3]};
  ${({ $isAside }) => !$isAside && sideways}

  > * {
    min-width: 0;
    scroll-snap-align: start;
  }

  > li > * {
    height: 100%;
  }
`;

const Failed = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: 0 ${space[4]};
  color: ${color.textMuted};
  font: ${type.second};
`;
