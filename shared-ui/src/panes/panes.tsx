import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, size } from '@karavan/shared-ui/tokens';
import { useIsWide } from '@karavan/shared-ui/use-is-wide';

/** The width of the window in pixels from which there is room for both. */
const TWO_FROM = 768;

export interface PanesProps {
  /** What the list holds. */
  readonly label: string;
  /** May be lazy: beside a detail it is shown only where there is room. */
  readonly list: ReactNode;
  /** Shown beside the list, or instead of it on a narrow screen. */
  readonly detail: ReactNode | null;
  /** Identifies the detail: another one begins at its top. */
  readonly detailKey?: string | number | undefined;
  /** Shown beside the list when there is no detail. */
  readonly placeholder?: ReactNode;
  /** The detail fills the window below the header on phones too, and scrolls by itself. */
  readonly fills?: boolean;
}

/**
 * A list and one of its things: side by side where there is room, otherwise one at a time. The list
 * scrolls with the page and keeps its place when another detail is opened.
 */
export function Panes({ label, list, detail, detailKey, placeholder, fills = false }: PanesProps) {
  const hasTwo = useHasPanes();
  if (!hasTwo) return detail === null ? list : <Narrow $fills={fills}>{detail}</Narrow>;
  return (
    <>
      <List aria-label={label}>
        <Suspense>
          {list}
          <KeptPlace of={label} />
        </Suspense>
      </List>
      <Detail key={detailKey} $scrolls={!fills}>
        {detail ?? placeholder}
      </Detail>
    </>
  );
}

/** Whether a list and one of its things stand side by side. */
export const useHasPanes = () => useIsWide(TWO_FROM);

/** Where lists were scrolled to when a page with another detail replaced theirs. */
const places = new Map<string, number>();

/** Mounted with the list, so that there is something to scroll. */
function KeptPlace({ of }: { readonly of: string }) {
  useLayoutEffect(() => {
    window.scrollTo(0, places.get(of) ?? window.scrollY);
    // Of the page that is replaced; one that is left for another part of the site is at its top by now.
    return () => void places.set(of, window.scrollY);
  }, [of]);
  return null;
}

const LIST_WIDTH = 'clamp(320px, 30vw, 440px)';

const filling = css`
  position: fixed;
  inset: calc(${size.header} + env(safe-area-inset-top)) 0 0;
  background: ${color.canvas};
`;

const Narrow = styled.div<{ readonly $fills: boolean }>`
  ${({ $fills }) => $fills && filling}
`;

const List = styled.section`
  width: ${LIST_WIDTH};
  min-height: calc(100dvh - ${size.header});
  border-right: 1px solid ${color.border};
`;

const Detail = styled.div<{ readonly $scrolls: boolean }>`
  ${filling}
  left: calc(${size.rail} + ${LIST_WIDTH});
  ${({ $scrolls }) => $scrolls && 'overflow-y: auto;'}
`;
