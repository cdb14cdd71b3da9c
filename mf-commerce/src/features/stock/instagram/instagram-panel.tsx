import { useEffect, useRef } from 'react';
import { useAtomValue } from 'jotai';
import { RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/instagram-account';
import { listStaffItems } from '@karavan/shared-api/client/item-editing';
import type { InstagramAccount } from '@karavan/shared-api/contract/instagram-account';
import { endpointKey, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { useShell, type PrefetchContext } from '@karavan/shared-api/remote';
import { Link, useNavigate, useSearchParams } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { formatDate } from '@karavan/shared-ui/format-date';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT, withInstagramTexts } from './translation.ts';

interface InstagramPanelProps {
  readonly organizationId: number;
}

/** Connects an account of Instagram, whose posts become drafts. */
export const InstagramPanel = withInstagramTexts(Loading, <SkeletonCard />);

function Loading({ organizationId }: InstagramPanelProps) {
  const t = useT();
  const account = useEndpoint(
    endpoints.getInstagram,
    { params: { id: organizationId } },
    { staleTime: 0 },
  );
  return (
    <Panel aria-labelledby="instagram-title">
      <Title id="instagram-title">{t('title')}</Title>
      <AsyncView query={account} skeleton={<SkeletonCard />}>
        {(shown) => <Account organizationId={organizationId} account={shown} />}
      </AsyncView>
    </Panel>
  );
}

interface AccountProps extends InstagramPanelProps {
  readonly account: InstagramAccount;
}

function Account({ organizationId, account }: AccountProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { dialogs } = useShell();
  const { start, connect, update, disconnect } = useInstagram(organizationId);
  const { state, is_sandbox: isSandbox, updated_at: updated, post_count: count } = account;
  const username = account.username ?? '';
  const of = { params: { id: organizationId } };

  async function forget(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('disconnect_ask'),
      text: t('disconnect_text'),
      okLabel: t('disconnect'),
      danger: true,
    });
    if (isSure) await disconnect.send(of);
  }

  if (state === 'off') return <Muted>{t('off')}</Muted>;
  return (
    <>
      {state === 'connected' && <p>{t('connected', { username })}</p>}
      {state === 'expired' && <p role="status">{t('expired', { username })}</p>}
      <Muted>{state === 'none' ? t('lead') : t('posts', { count })}</Muted>
      {updated !== null && (
        <Muted>
          {t('updated', { time: formatDate(new Date(updated), 'DD.MM.YYYY HH:mm', locale) })}
        </Muted>
      )}
      {isSandbox && <Muted>{t('sandbox')}</Muted>}
      {count > 0 && (
        <Drafts to={`/organizations/${organizationId}/manage/items?filter=draft`}>
          {t('drafts')}
        </Drafts>
      )}
      <Actions>
        {state === 'connected' ? (
          <Button
            size="small"
            icon={<RefreshCw size={18} aria-hidden />}
            loading={update.isPending}
            onClick={() => void update.send(of)}
          >
            {t('update')}
          </Button>
        ) : (
          <Button
            size="small"
            loading={start.isPending || connect.isPending}
            onClick={() => void start.send(of)}
          >
            {state === 'expired' ? t('connect_again') : t('connect')}
          </Button>
        )}
        {state !== 'none' && (
          <Button
            kind="secondary"
            size="small"
            loading={disconnect.isPending}
            onClick={() => void forget()}
          >
            {t('disconnect')}
          </Button>
        )}
      </Actions>
    </>
  );
}

/** The writes of the panel, and what somebody brings along who comes back from Instagram. */
function useInstagram(organizationId: number) {
  const t = useT();
  const navigate = useNavigate();
  const { toasts } = useShell();
  const [search] = useSearchParams();
  const of = { params: { id: organizationId } };
  const store = (
    account: InstagramAccount,
    _sent: unknown,
    queries: PrefetchContext['queries'],
  ) => {
    queries.setQueryData(endpointKey(endpoints.getInstagram, 'one', of), account);
    void queries.invalidateQueries({ queryKey: endpointKey(listStaffItems, 'list') });
  };
  const start = useWrite(endpoints.startInstagram, {
    onSuccess({ url }) {
      if (url.startsWith('/')) void navigate(url);
      else location.assign(url);
    },
  });
  const update = useWrite(endpoints.updateInstagram, { done: t('updated_now'), onSuccess: store });
  const connect = useWrite(endpoints.connectInstagram, {
    done: t('connected_now'),
    onSuccess: store,
  });
  const disconnect = useWrite(endpoints.disconnectInstagram, {
    done: t('disconnected'),
    onSuccess: store,
  });

  const code = search.get('code');
  const state = search.get('state');
  const isTaken = useRef(false);
  useEffect(() => {
    if (state === null || isTaken.current) return;
    isTaken.current = true;
    // Both are good once: coming back to the address does not send them again.
    void navigate('?', { replace: true });
    if (code === null) toasts.show({ kind: 'info', text: t('refused') });
    else void connect.send({ ...of, body: { code, state } });
  });
  return { start, connect, update, disconnect };
}

const Title = styled.h2`
  font: ${type.title3};
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Drafts = styled(Link)`
  color: ${color.accent};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
