import styled, { keyframes } from 'styled-components';
import { useUiText } from '@karavan/shared-ui/ui-text';

interface SpinnerProps {
  /** Side length in pixels. */
  readonly size?: number;
}

/** Says that something is going on where no shape of the content can be shown yet. */
export function Spinner({ size = 28 }: SpinnerProps) {
  const t = useUiText();
  return (
    <span role="status" aria-label={t('loading')}>
      <SpinnerRing size={size} />
    </span>
  );
}

/** The ring alone, for places that say by other means that they are busy. */
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
