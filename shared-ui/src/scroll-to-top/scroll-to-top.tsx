import { useEffect, useState } from 'react';
import { ArrowUp } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { layer, media, size, space } from '@karavan/shared-ui/tokens';
import { scrollPageToTop } from './scroll-page-to-top.ts';

/** How far the page is scrolled before the button appears, in pixels. */
const FAR = 400;

/** Appears once the page is scrolled, and scrolls back to the top. */
export function ScrollToTop() {
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
    <Place>
      <IconButton
        kind="floating"
        label={t('scroll_to_top')}
        icon={<ArrowUp size={24} />}
        onClick={scrollPageToTop}
      />
    </Place>
  );
}

const Place = styled.div`
  position: fixed;
  right: ${space[4]};
  bottom: calc(${size.navigation} + ${space[4]} + env(safe-area-inset-bottom));
  z-index: ${layer.chrome};

  ${media.wide} {
    right: ${space[5]};
    bottom: ${space[5]};
  }
`;
