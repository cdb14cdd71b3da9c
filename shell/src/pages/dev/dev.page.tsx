import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { listOutbox } from '@karavan/shared-api/client/dev';
import type { OutboxMessage } from '@karavan/shared-api/contract/dev';
import type { Registry } from '@karavan/shared-api/contract/remotes';
import { Button } from '@karavan/shared-ui/button';
import { EmptyState, ErrorState } from '@karavan/shared-ui/states';
import { color, fontSize, radius, space } from '@karavan/shared-ui/tokens';
import { fetchRegistry } from '../../composition/fetch-registry.ts';
import type { ShellServices } from '../../shell-services.ts';
import { Heading, Hint, Sheet } from '../page-layout.ts';
import { useT } from '../translation.ts';

type Outbox =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly messages: readonly OutboxMessage[] };

/** /dev: what the demo has instead of phones and a deployment: the outbox and the remotes in use. */
export function Page({ services: { api } }: { readonly services: ShellServices }) {
  const t = useT();
  const [outbox, setOutbox] = useState<Outbox>({ status: 'loading' });
  const [registry, setRegistry] = useState<Registry | null>(null);

  const load = useCallback(async () => {
    const answer = await api.call(listOutbox, {});
    setOutbox(answer.ok ? { status: 'ready', messages: answer.data } : { status: 'failed' });
    setRegistry(await fetchRegistry().catch(() => null));
  }, [api]);
  useEffect(() => void load(), [load]);

  return (
    <Sheet>
      <Heading>{t('dev_title')}</Heading>
      <Hint>{t('dev_hint')}</Hint>
      <h2>{t('dev_outbox')}</h2>
      <Button kind="secondary" onClick={() => void load()}>
        {t('dev_refresh')}
      </Button>
      {outbox.status === 'failed' && (
        <ErrorState
          title={t('dev_failed')}
          action={{ label: t('dev_refresh'), run: () => void load() }}
        />
      )}
      {outbox.status === 'ready' && outbox.messages.length === 0 && (
        <EmptyState title={t('dev_empty')} text={t('dev_empty_text')} />
      )}
      {outbox.status === 'ready' && (
        <List>
          {outbox.messages.map((message) => (
            <li key={message.created_at + message.to}>
              <strong>{message.to}</strong>
              <span>{message.text}</span>
              <time dateTime={message.created_at}>{message.created_at}</time>
            </li>
          ))}
        </List>
      )}
      <h2>{t('dev_remotes')}</h2>
      <List>
        {Object.entries(registry?.remotes ?? {}).map(([id, { current, overridden }]) => (
          <li key={id}>
            <strong>{id}</strong>
            <span>
              {overridden ? t('dev_overridden', { base: current.base }) : current.version}
            </span>
          </li>
        ))}
      </List>
    </Sheet>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};

  li {
    display: grid;
    gap: ${space[1]};
    padding: ${space[3]};
    border-radius: ${radius.medium};
    background: ${color.surfaceSunken};
    font-size: ${fontSize.small};
    overflow-wrap: anywhere;
  }

  time {
    color: ${color.textMuted};
  }
`;
