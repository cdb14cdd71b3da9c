import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ArrowDown } from 'lucide-react';
import styled from 'styled-components';
import { SpinnerRing } from '../spinner/spinner.tsx';
import { color, layer, media, radius, shadow, size, space } from '@karavan/shared-ui/tokens';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { watchPull } from './watch-pull.ts';

interface PullIndicatorProps {
  onRefresh(): Promise<unknown>;
}

/**
 * A circle that follows the finger down from the top edge of the page, and spins while the content
 * reloads.
 */
export function PullIndicator({ onRefresh }: PullIndicatorProps) {
  const t = useUiText();
  const place = useRef<HTMLDivElement>(null);
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = useEffectEvent(async () => {
    setRefreshing(true);
    try {
      await onRefresh();
    } finally {
      setRefreshing(false);
    }
  });
  useEffect(() => {
    const { current } = place;
    // Moved without rendering: finger moves arrive sixty times a second.
    return watchPull(current!.parentElement!, {
      onMove(progress) {
        current!.style.setProperty('--pulled', String(progress));
        current!.dataset['pulled'] = progress === 0 ? 'no' : progress < 1 ? 'some' : 'enough';
      },
      onPulled: () => void refresh(),
    });
  }, []);
  return (
    <Place ref={place} role="status" data-busy={isRefreshing}>
      {isRefreshing && <span className="visually-hidden">{t('refreshing')}</span>}
      <Circle>
        {isRefreshing ? <SpinnerRing size={22} /> : <ArrowDown size={22} aria-hidden />}
      </Circle>
    </Place>
  );
}

const Place = styled.div`
  --pulled: 0;

  position: fixed;
  top: ${size.header};
  right: 0;
  left: 0;
  z-index: ${layer.chrome};
  display: grid;
  justify-items: center;
  opacity: var(--pulled);
  pointer-events: none;
  transform: translateY(calc(var(--pulled) * ${space[5]} - ${space[5]}));

  &[data-busy='true'] {
    opacity: 1;
    transform: none;
  }

  &:not([data-pulled='some'], [data-pulled='enough']) {
    transition:
      opacity 0.2s,
      transform 0.2s;
  }

  ${media.reducedMotion} {
    opacity: 0;
    transform: none;

    &[data-pulled='enough'],
    &[data-busy='true'] {
      opacity: 1;
    }
  }
`;

const Circle = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-top: ${space[3]};
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.floating};
  color: ${color.textMuted};

  [data-pulled='enough'] > &,
  [data-busy='true'] > & {
    color: ${color.accent};
  }

  [data-pulled='enough'] > & svg {
    rotate: 180deg;
  }
`;
