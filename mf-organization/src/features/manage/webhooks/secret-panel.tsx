import styled from 'styled-components';
import type { WebhookWithSecret } from '@karavan/shared-api/contract/webhooks';
import { Button } from '@karavan/shared-ui/button';
import { CopyButton } from '@karavan/shared-ui/copy-button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { takeFocus } from '@karavan/shared-ui/take-focus';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { Hint, Title } from '../shared/panel-parts.tsx';
import { useT } from './translation.ts';

interface SecretPanelProps {
  readonly drawn: WebhookWithSecret;
  onDone(): void;
}

/** A secret that was just drawn, to be taken along: nobody sees it again. */
export function SecretPanel({ drawn: { webhook, secret }, onDone }: SecretPanelProps) {
  const t = useT();
  return (
    <Panel aria-labelledby="webhook-secret">
      {/* What was pressed may stand far below, or has gone with its form. */}
      <Drawn id="webhook-secret" tabIndex={-1} ref={takeFocus}>
        {t('secret_title')}
      </Drawn>
      <Hint>{t('secret_text', { address: webhook.url })}</Hint>
      <Secret>
        <code>{secret}</code>
        <CopyButton value={secret} />
      </Secret>
      <div>
        <Button onClick={onDone}>{t('secret_kept')}</Button>
      </div>
    </Panel>
  );
}

const Drawn = styled(Title)`
  outline: none;
`;

const Secret = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};

  code {
    min-width: 0;
    font: ${type.second};
    font-family: monospace;
    overflow-wrap: anywhere;
  }
`;
