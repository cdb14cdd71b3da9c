import { Play } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '@karavan/shared-ui/button';
import { shadow, space } from '@karavan/shared-ui/tokens';
import { useUiText } from '@karavan/shared-ui/ui-text';

/** The way to the first video of a gallery, on its pictures. */
export function ToVideo({ onClick }: { onClick(): void }) {
  const ui = useUiText();
  return (
    <Root kind="secondary" size="small" icon={<Play size={16} />} onClick={onClick}>
      {ui('video')}
    </Root>
  );
}

const Root = styled(Button)`
  position: absolute;
  top: ${space[3]};
  right: ${space[3]};
  box-shadow: ${shadow.floating};
`;
