import { useState } from 'react';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { listWebhooks } from '@karavan/shared-api/client/webhooks';
import { WEBHOOKS_MAX } from '@karavan/shared-api/contract/limits';
import type { Webhook, WebhookWithSecret } from '@karavan/shared-api/contract/webhooks';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { Title } from '../shared/panel-parts.tsx';
import { NewWebhookForm } from './lazy-webhook-forms.tsx';
import { SecretPanel } from './secret-panel.tsx';
import { useT, withWebhookTexts } from './translation.ts';
import { WebhookCard } from './webhook-card.tsx';

/** Where an organization has its events sent, for its owner. */
export const ManageWebhooks = withWebhookTexts(Page);

interface PageProps {
  readonly organizationId: number;
}

function Page({ organizationId }: PageProps) {
  return (
    <Managed organizationId={organizationId} section="webhooks">
      {() => <Loaded organizationId={organizationId} />}
    </Managed>
  );
}

function Loaded({ organizationId }: PageProps) {
  const webhooks = useEndpoint(listWebhooks, { params: { id: organizationId } });
  return (
    <AsyncView query={webhooks} skeleton={<SkeletonCard />}>
      {({ list }) => <Webhooks organizationId={organizationId} list={list} />}
    </AsyncView>
  );
}

function Webhooks({ organizationId, list }: PageProps & { readonly list: readonly Webhook[] }) {
  const t = useT();
  const [isAdding, setAdding] = useState(false);
  // Known until the page is left: the server answers it once.
  const [drawn, setDrawn] = useState<WebhookWithSecret | null>(null);

  function show(answer: WebhookWithSecret): void {
    setAdding(false);
    setDrawn(answer);
  }

  return (
    <Sections>
      {drawn && <SecretPanel key={drawn.secret} drawn={drawn} onDone={() => setDrawn(null)} />}
      {list.length === 0 && !isAdding && (
        <EmptyState scene="chats" title={t('none')} text={t('none_text')} />
      )}
      {list.map((webhook) => (
        <WebhookCard
          key={webhook.id}
          organizationId={organizationId}
          webhook={webhook}
          onSecret={show}
        />
      ))}
      {isAdding && (
        <Panel aria-labelledby="add-webhook">
          <Title id="add-webhook">{t('add_title')}</Title>
          <NewWebhookForm
            organizationId={organizationId}
            onAdded={show}
            onDone={() => setAdding(false)}
          />
        </Panel>
      )}
      {!isAdding && list.length < WEBHOOKS_MAX && (
        <Button
          kind={list.length === 0 ? 'primary' : 'secondary'}
          icon={<Plus size={20} />}
          onClick={() => setAdding(true)}
        >
          {t('add')}
        </Button>
      )}
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 680px;
  padding-bottom: ${space[5]};
`;
