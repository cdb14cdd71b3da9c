import { Link2, Share2 } from 'lucide-react';
import styled from 'styled-components';
import {
  getFolderLink,
  shareFolder,
  unshareFolder,
} from '@karavan/shared-api/client/shared-folders';
import type { Folder } from '@karavan/shared-api/contract/bookmarks';
import { useShare } from '@karavan/shared-api/interactions';
import { endpointKey, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { useShell, type PrefetchContext } from '@karavan/shared-api/remote';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { CopyButton } from '@karavan/shared-ui/copy-button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useSavedT } from './translation.ts';

/** Gives a folder a link that shows it to others, and takes the link away. */
export function ShareFolder({ folder }: { readonly folder: Folder }) {
  const t = useSavedT();
  const { dialogs } = useShell();
  const share = useShare();
  const of = { params: { id: folder.id } };
  const link = useEndpoint(getFolderLink, of, { staleTime: 0 });
  const store = (
    stored: { readonly secret: string | null },
    _input: unknown,
    queries: PrefetchContext['queries'],
  ) => queries.setQueryData(endpointKey(getFolderLink, 'one', of), stored);
  const sharing = useWrite(shareFolder, { onSuccess: store });
  const stopping = useWrite(unshareFolder, { done: t('unshared'), onSuccess: store });

  async function stop(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('unshare_ask'),
      text: t('unshare_text'),
      okLabel: t('unshare'),
      danger: true,
    });
    if (isSure) await stopping.send(of);
  }

  return (
    <Panel aria-labelledby="share-folder">
      <Title id="share-folder">{t('share_folder')}</Title>
      <AsyncView query={link} skeleton={<SkeletonRow />}>
        {({ secret }) => {
          if (secret === null) {
            return (
              <>
                <Muted>{t('share_folder_text')}</Muted>
                <Button
                  kind="secondary"
                  icon={<Link2 size={20} aria-hidden />}
                  loading={sharing.isPending}
                  onClick={() => void sharing.send(of)}
                >
                  {t('make_link')}
                </Button>
              </>
            );
          }
          const path = `/saved/shared/${secret}`;
          const address = `${location.origin}${path}`;
          return (
            <>
              <Muted>{t('shared_text')}</Muted>
              <Address>
                <span>{address}</span>
                <CopyButton value={address} />
              </Address>
              <Actions>
                <Button
                  size="small"
                  icon={<Share2 size={20} aria-hidden />}
                  onClick={() => void share({ title: folder.name, path })}
                >
                  {t('send_link')}
                </Button>
                <Button
                  kind="secondary"
                  size="small"
                  loading={stopping.isPending}
                  onClick={() => void stop()}
                >
                  {t('unshare')}
                </Button>
              </Actions>
            </>
          );
        }}
      </AsyncView>
    </Panel>
  );
}

const Title = styled.h2`
  font: ${type.title3};
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Address = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
