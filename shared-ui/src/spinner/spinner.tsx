import styled, { keyframes } from 'styled-components';
import { useUiText } from '@karavan/shared-ui/ui-text';

interface SpinnerProps {
  /** Side length in pixels. */
  readonly size?: number;
}

/** A loading indicator for places where no skeleton makes sense. */
export function Spinner({ size = 28 }: SpinnerProps) {
  const t = useUiText();
  return (
    <span role="status" aria-label={t('loading')}>
      <SpinnerRing size={size} />
    </span>
  );
}

/** The ring alone, for places that announce their busy state themselves. */
export function SpinnerRing({ size }: { readonly size: number }) {
  return (
    <Ring width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden>
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2.5" opacity="0.2" />
      <path
        d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </Ring>
  );
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.svg`
  display: block;
  animation: ${turn} 0.8s linear infinite;
`;
