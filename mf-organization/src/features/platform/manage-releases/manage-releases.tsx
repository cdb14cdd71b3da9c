import { useEffect } from 'react';
import { listReleaseFigures, listReleases } from '@karavan/shared-api/client/releases';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import styled from 'styled-components';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Column } from '@karavan/shared-ui/column';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { NotOperator } from '../not-operator.tsx';
import { PlatformNav } from '../platform-nav.tsx';
import { useT, withPlatformTexts } from '../translation.ts';
import { PackagePanel } from './package-panel.tsx';
import { packagesOf } from './packages.ts';
import { ReleaseLog } from './release-log.tsx';

/** Canaries may be judged at any moment. */
const REFRESH_MS = 10_000;

/** What visitors get of the site's packages, for operators of the platform. */
export const ManageReleases = withPlatformTexts(Releases);

function Releases() {
  const t = useT();
  const { header } = useShell();
  const releases = useEndpoint(listReleases, { query: {} }, { refetchInterval: REFRESH_MS });
  const figures = useEndpoint(listReleaseFigures, {}, { refetchInterval: REFRESH_MS });
  useEffect(() => header.set({ title: t('releases'), backTo: '/profile' }), [header, t]);
  if (releases.error?.status === 403) return <NotOperator />;
  return (
    <Page>
      <h1 className="visually-hidden">{t('releases')}</h1>
      <PlatformNav current="releases" />
      <AsyncView query={releases} skeleton={<SkeletonRow />}>
        {(loaded) => {
          const packages = packagesOf({ ...loaded, figures: figures.data?.figures ?? [] });
          if (packages.length === 0) {
            return (
              <EmptyState
                scene="parcel"
                title={t('releases_empty')}
                text={t('releases_empty_text')}
              />
            );
          }
          return (
            <>
              <Packages>
                {packages.map((shown) => (
                  <PackagePanel
                    key={[shown.name, shown.channel, shown.contractMajor].join(' ')}
                    shown={shown}
                  />
                ))}
              </Packages>
              <ReleaseLog />
            </>
          );
        }}
      </AsyncView>
    </Page>
  );
}

const Page = styled(Column)`
  max-width: 1120px;
`;

const Packages = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr));
  align-items: start;
  gap: ${space[4]};
`;
