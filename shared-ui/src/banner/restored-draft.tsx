import styled from 'styled-components';
import { Button } from '@karavan/shared-ui/button';
import { color, space } from '@karavan/shared-ui/tokens';
import { Banner } from './banner.tsx';

interface RestoredDraftProps {
  readonly text: string;
  /** The label of the button that discards it. */
  readonly discard: string;
  onDiscard(): void;
  /** The label of the button that shows the draft instead of what is stored, or the reverse. */
  readonly swap?: string;
  onSwap?(): void;
}

/** Says that a form has an unsent draft, and offers to discard it, or to see it where others have been faster. */
export function RestoredDraft({ text, discard, onDiscard, swap, onSwap }: RestoredDraftProps) {
  return (
    <Root>
      <Banner
        {...(swap !== undefined && { tone: 'warning' })}
        action={
          <Answers>
            {swap !== undefined && (
              <Button kind="secondary" size="small" onClick={onSwap}>
                {swap}
              </Button>
            )}
            <Button kind="quiet" size="small" onClick={onDiscard}>
              {discard}
            </Button>
          </Answers>
        }
      >
        {text}
      </Banner>
    </Root>
  );
}

const Root = styled.div`
  color: ${color.text};
`;

const Answers = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space[2]};
`;
