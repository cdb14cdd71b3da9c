import { useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { listMapSources } from '@karavan/shared-api/client/map-places';
import type { MapSource } from '@karavan/shared-api/contract/enumerations';
import type { PlacePreview } from '@karavan/shared-api/contract/map-places';
import { useEndpoint } from '@karavan/shared-api/query';
import { useHeader } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, space, type } from '@karavan/shared-ui/tokens';
import type { BroughtPlace } from '../shared/brought-place.ts';
import { FoundPlace } from './found-place.tsx';
import { ClaimPlace, LookUp } from './lazy-look-up.tsx';
import { useT, withImportTexts } from './translation.ts';

interface ImportPlaceProps {
  readonly source: MapSource;
  /** The form that opens an organization, filled in. */
  readonly renderForm: (brought: BroughtPlace) => ReactNode;
}

/** Where the person is on the way from a link to an organization. */
type Step =
  | { readonly name: 'look' }
  | { readonly name: 'open'; readonly found: PlacePreview }
  | { readonly name: 'claim'; readonly found: PlacePreview; readonly opened: number | null };

/** Brings an organization from a service of maps, by the link of its place there. */
export const ImportPlace = withImportTexts(Import);

function Import({ source, renderForm }: ImportPlaceProps) {
  const t = useT();
  const navigate = useNavigate();
  const sources = useEndpoint(listMapSources, {});
  const [step, setStep] = useState<Step>({ name: 'look' });
  const title = t(`title_${source}`);
  useHeader(useMemo(() => ({ title, backTo: '/organizations/my' }), [title]));
  if (step.name === 'open') {
    return renderForm({
      ...step.found,
      onOpened: (opened) => setStep({ name: 'claim', found: step.found, opened }),
    });
  }
  return (
    <Page>
      <h1 data-title>{title}</h1>
      <AsyncView query={sources} skeleton={<SkeletonCard />}>
        {({ list }) => {
          const state = list.find((one) => one.source === source);
          if (!state || state.state === 'off') {
            return (
              <EmptyState
                scene="organizations"
                title={t('off')}
                text={t('off_text')}
                action={{
                  label: t('by_hand'),
                  run: () => void navigate('/organizations/create'),
                }}
              />
            );
          }
          if (step.name === 'claim') {
            return (
              <ClaimPlace
                place={step.found.place}
                opened={step.opened}
                onOpen={() => setStep({ name: 'open', found: step.found })}
              />
            );
          }
          return (
            <>
              <Lead>{t('lead')}</Lead>
              <LookUp source={source} examples={state.examples}>
                {(found) => (
                  <FoundPlace
                    found={found}
                    onUse={() => setStep({ name: 'open', found })}
                    onClaim={() => setStep({ name: 'claim', found, opened: null })}
                  />
                )}
              </LookUp>
            </>
          );
        }}
      </AsyncView>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 680px;
  margin: 0 auto;
  padding: ${space[5]} ${space[4]};

  > h1 {
    font: ${type.title1};
  }
`;

const Lead = styled.p`
  color: ${color.textMuted};
`;
