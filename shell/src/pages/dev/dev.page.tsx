import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { listOutbox } from '@karavan/shared-api/client/dev';
import { useEndpoint } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { EmptyState, ErrorState } from '@karavan/shared-ui/states';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { fetchRegistry } from '../../composition/fetch-registry.ts';
import { Heading, Hint, Sheet } from '../page-layout.ts';
import { useT } from '../translation.ts';

/**
 * /dev: what the demo has instead of phones and a deployment: the sent messages and the remotes in
 * use.
 */
export function Page() {
  const t = useT();
  const outbox = useEndpoint(listOutbox, {});
  const registry = useQuery({ queryKey: ['registry'], queryFn: fetchRegistry });
  const load = () => void Promise.all([outbox.refetch(), registry.refetch()]);

  return (
    <Sheet>
      <Heading>{t('dev_title')}</Heading>
      <Hint>{t('dev_hint')}</Hint>
      <h2>{t('dev_outbox')}</h2>
      <Button kind="secondary" onClick={load}>
        {t('dev_refresh')}
      </Button>
      {outbox.isError && (
        <ErrorState title={t('dev_failed')} action={{ label: t('dev_refresh'), run: load }} />
      )}
      {outbox.data?.length === 0 && (
        <EmptyState title={t('dev_empty')} text={t('dev_empty_text')} />
      )}
      {outbox.data && (
        <List>
          {outbox.data.map((message) => (
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
        {Object.entries(registry.data?.remotes ?? {}).map(([id, { current, overridden }]) => (
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
    font: ${type.second};
    overflow-wrap: anywhere;
  }

  time {
    color: ${color.textMuted};
  }
`;
