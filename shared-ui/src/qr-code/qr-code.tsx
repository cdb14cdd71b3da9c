import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@karavan/shared-ui/button';
import { Skeleton } from '@karavan/shared-ui/skeleton';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { radius } from '@karavan/shared-ui/tokens';
import type { DrawnQr } from './draw-qr.ts';

interface QrCodeProps {
  /** The encoded text. */
  readonly value: string;
  /** What it is for; read out by screen readers. */
  readonly label: string;
  /** Side length in CSS pixels, including the white margin. */
  readonly size?: number;
}

/** A QR code, dark on white in both colour schemes; the encoder loads with the first one. */
export function QrCode({ value, label, size = 240 }: QrCodeProps) {
  const t = useUiText();
  const [drawn, setDrawn] = useState<DrawnQr | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isCurrent = true;
    import(/* webpackChunkName: "draw-qr" */ './draw-qr.ts').then(
      ({ drawQr }) => isCurrent && setDrawn(drawQr(value)),
      () => isCurrent && setDrawn('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [value, attempt]);

  if (drawn === 'failed') {
    return (
      <Place $size={size}>
        <Button
          kind="secondary"
          size="small"
          onClick={() => {
            setDrawn(null);
            setAttempt(attempt + 1);
          }}
        >
          {t('try_again')}
        </Button>
      </Place>
    );
  }
  if (!drawn) return <Skeleton $width={`${size}px`} $height={`${size}px`} />;
  return (
    // Scanners need dark on light, so the colours are the same in both schemes.
    <Picture
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${drawn.side} ${drawn.side}`}
      shapeRendering="crispEdges"
    >
      <rect width={drawn.side} height={drawn.side} fill="#fff" />
      <path d={drawn.path} fill="#000" />
    </Picture>
  );
}

const Place = styled.div<{ readonly $size: number }>`
  display: grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
`;

const Picture = styled.svg`
  max-width: 100%;
  height: auto;
  border-radius: ${radius.medium};
`;
