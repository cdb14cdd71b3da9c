import { useMemo, useState } from 'react';
import { FolderPlus } from 'lucide-react';
import styled from 'styled-components';
import { getSharedFolder, listSharedPosts } from '@karavan/shared-api/client/shared-folders';
import type { SharedFolder as Shared } from '@karavan/shared-api/contract/shared-folders';
import { useEndlessList, useEndpoint } from '@karavan/shared-api/query';
import { useHeader, useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { PostList } from '../../shared/post-list.tsx';
import { SaveAllForm } from './lazy-save-all-form.ts';
import { useT, withSharedTexts } from './translation.ts';

interface SharedFolderProps {
  readonly secret: string;
}

/** What lies in a folder that somebody shows by its link. */
export const SharedFolder = withSharedTexts(Page);

function Page({ secret }: SharedFolderProps) {
  const t = useT();
  const navigate = useNavigate();
  const folder = useEndpoint(getSharedFolder, { params: { secret } }, { staleTime: 0 });
  const title = folder.data?.name ?? t('title');
  useHeader(useMemo(() => ({ title, backTo: '/home/posts' }), [title]));
  if (folder.error?.code === 'not_found') {
    return (
      <>
        <h1 className="visually-hidden">{title}</h1>
        <EmptyState
          scene="saved"
          title={t('gone')}
          text={t('gone_text')}
          action={{ label: t('to_feed'), run: () => void navigate('/home/posts') }}
        />
      </>
    );
  }
  return (
    <>
      {!folder.data && <h1 className="visually-hidden">{title}</h1>}
      <AsyncView query={folder} skeleton={<PageSkeleton />} failure={{ title: t('failed') }}>
        {(shared) => <Content secret={secret} folder={shared} />}
      </AsyncView>
    </>
  );
}

function Content({ secret, folder }: SharedFolderProps & { readonly folder: Shared }) {
  const t = useT();
  const navigate = useNavigate();
  const { requireSignIn } = useShell();
  const [isSaving, setIsSaving] = useState(false);
  const posts = useEndlessList(listSharedPosts, { params: { secret } });
  const { name, item_count: count, is_own: isOwn } = folder;

  async function startSaving(): Promise<void> {
    if (await requireSignIn()) setIsSaving(true);
  }

  return (
    <>
      <Head>
        <h1 data-title>{name}</h1>
        <p>{isOwn ? t('own') : t('count', { count })}</p>
        {!isOwn &&
          count > 0 &&
          (isSaving ? (
            <SaveAllForm secret={secret} name={name} />
          ) : (
            <Button
              size="small"
              icon={<FolderPlus size={20} aria-hidden />}
              onClick={() => void startSaving()}
            >
              {t('save_all')}
            </Button>
          ))}
      </Head>
      <PostList
        view="GRID"
        posts={posts}
        label={name}
        empty={
          <EmptyState
            scene="saved"
            title={t('empty')}
            text={t('empty_text')}
            action={{ label: t('to_feed'), run: () => void navigate('/home/posts') }}
          />
        }
      />
    </>
  );
}

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  padding: ${space[4]};

  h1 {
    overflow-wrap: anywhere;
    font: ${type.title1};
  }

  p {
    color: ${color.textMuted};
  }
`;
