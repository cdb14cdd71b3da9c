import styled from 'styled-components';
import { listShopCollections } from '@karavan/shared-api/client/collections';
import { getEditedHotlinks } from '@karavan/shared-api/client/hotlinks';
import { useEndpoint } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { CopyButton } from '@karavan/shared-ui/copy-button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { QrCode } from '@karavan/shared-ui/qr-code';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { HotlinksForm } from './lazy-hotlinks-form.tsx';
import { useT, withHotlinkTexts } from './translation.ts';

/** The links that an organization shows on a page of its own, for whoever edits it. */
export const ManageHotlinks = withHotlinkTexts(Page);

function Page({ organizationId }: { readonly organizationId: number }) {
  return (
    <Managed organizationId={organizationId} section="hotlinks">
      {({ id }) => <Loaded id={id} />}
    </Managed>
  );
}

function Loaded({ id }: { readonly id: number }) {
  const stored = useEndpoint(getEditedHotlinks, { params: { id } }, { staleTime: 0 });
  const collections = useEndpoint(listShopCollections, { params: { id } });
  return (
    <AsyncView query={collections} skeleton={<SkeletonCard />}>
      {({ list }) => (
        <AsyncView query={stored} skeleton={<SkeletonCard />}>
          {(hotlinks) => (
            <Parts>
              <Share id={id} views={hotlinks.views} />
              <HotlinksForm
                key={hotlinks.version}
                organizationId={id}
                stored={hotlinks}
                collections={list}
              />
            </Parts>
          )}
        </AsyncView>
      )}
    </AsyncView>
  );
}

/** The address of the page, as a link and as a code to print. */
function Share({ id, views }: { readonly id: number; readonly views: number }) {
  const t = useT();
  const path = `/organizations/${id}/hotlinks`;
  const address = `${location.origin}${path}`;
  return (
    <Panel>
      <Code>
        <QrCode value={address} label={t('code')} size={160} />
        <Words>
          <p>{t('share')}</p>
          <Address>
            <Link to={path}>{address}</Link>
            <CopyButton value={address} />
          </Address>
          <Muted>{t('views', { count: views })}</Muted>
        </Words>
      </Code>
    </Panel>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 680px;
`;

const Code = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[2]};
  min-width: min(220px, 100%);
`;

const Address = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  overflow-wrap: anywhere;
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
