import styled from 'styled-components';
import { Button } from '@karavan/shared-ui/button';
import { color } from '@karavan/shared-ui/tokens';
import { Banner } from './banner.tsx';

interface RestoredDraftProps {
  readonly text: string;
  /** The label of the button that discards it. */
  readonly discard: string;
  onDiscard(): void;
}

/** Says that a form shows an unsent draft, and offers to discard it. */
export function RestoredDraft({ text, discard, onDiscard }: RestoredDraftProps) {
  return (
    <Root>
      <Banner
        action={
          <Button kind="quiet" size="small" onClick={onDiscard}>
            {discard}
          </Button>
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
