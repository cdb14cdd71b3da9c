import { useEffect, useState } from 'react';
import { ArrowUp } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { layer, media, size, space } from '@karavan/shared-ui/tokens';
import { scrollPageToTop } from './scroll-page-to-top.ts';

/** How far the page is scrolled before the button appears, in pixels. */
const FAR = 400;

interface ScrollToTopProps {
  /** The navigation stands below it on phones. */
  readonly hasBar: boolean;
}

/** Appears once the page is scrolled, and scrolls back to the top. */
export function ScrollToTop({ hasBar }: ScrollToTopProps) {
  const t = useUiText();
  const [isFar, setIsFar] = useState(false);
  useEffect(() => {
    // Only then: whoever asks at another time lets the page be laid out for the answer.
    const look = () => setIsFar(window.scrollY > FAR);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!isFar) return null;
  return (
    <Place $hasBar={hasBar}>
      <IconButton
        kind="floating"
        label={t('scroll_to_top')}
        icon={<ArrowUp size={24} />}
        onClick={scrollPageToTop}
      />
    </Place>
  );
}

/** Stands above a line of buttons that a page keeps in sight, and gives way to a larger bar. */
const Place = styled.div<{ readonly $hasBar: boolean }>`
  --below: ${({ $hasBar }) => ($hasBar ? size.navigation : '0px')};
  position: fixed;
  right: ${space[4]};
  bottom: calc(var(--below) + ${space[4]} + env(safe-area-inset-bottom));
  z-index: ${layer.chrome};

  ${media.wide} {
    --below: 0px;
    right: ${space[5]};
    bottom: calc(var(--below) + ${space[5]});
  }

  body:has([data-bottom-bar='line']) & {
    --below: calc(${size.touch} + 2 * ${space[3]});
  }

  body:has([data-bottom-bar='block']) & {
    display: none;
  }
`;
