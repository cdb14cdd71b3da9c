import { RotateCcw } from 'lucide-react';
import styled from 'styled-components';
import { formatPercent } from '@karavan/shared-ui/format-percent';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { Button } from '../button/button.tsx';

interface UploadStatusProps {
  /** What is uploaded, for screen readers. */
  readonly label: string;
  readonly locale: string;
  /** The share that has been sent, from 0 to 1; null while nothing is uploading. */
  readonly progress: number | null;
  /** Why the last upload failed; null otherwise. */
  readonly problem: string | null;
  cancel(): void;
  retry(): void;
}

/** How far an upload is, with a way out of it; when it has failed why, and once more. Nothing otherwise. */
export function UploadStatus({
  label,
  locale,
  progress,
  problem,
  cancel,
  retry,
}: UploadStatusProps) {
  const t = useUiText();
  if (progress !== null) {
    const percent = Math.round(progress * 100);
    return (
      <Row>
        <Track
          role="progressbar"
          aria-label={label}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <Filled style={{ inlineSize: `${percent}%` }} />
        </Track>
        <Percent aria-hidden>{formatPercent(String(percent), locale)}</Percent>
        <Button kind="quiet" size="small" onClick={cancel}>
          {t('cancel')}
        </Button>
      </Row>
    );
  }
  if (problem === null) return null;
  return (
    <Row role="alert">
      <Problem>{problem}</Problem>
      <Button kind="quiet" size="small" icon={<RotateCcw size={16} />} onClick={retry}>
        {t('try_again')}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  width: 100%;
`;

const Track = styled.div`
  flex: 1 1 120px;
  overflow: hidden;
  max-width: 320px;
  height: 8px;
  border-radius: ${radius.full};
  background: ${color.fill};
`;

const Filled = styled.div`
  height: 100%;
  border-radius: ${radius.full};
  background: ${color.accent};
`;

const Percent = styled.span`
  min-width: 4ch;
  color: ${color.textMuted};
  font: ${type.second};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const Problem = styled.span`
  color: ${color.danger};
  font: ${type.second};
`;
