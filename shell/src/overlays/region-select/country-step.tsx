import { useState } from 'react';
import { Globe, LocateFixed } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { listCountries } from '@karavan/shared-api/client/regions';
import { useEndpoint } from '@karavan/shared-api/query';
import { regionAtom, type Region } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { detectRegion } from '../../preferences/detect-region.ts';
import { Flag } from '@karavan/shared-ui/flag';
import type { ShellServices } from '../../shell-services.ts';
import { countryNames } from '../country-names.ts';
import { nearFirst } from '../near-first.ts';
import { PickList } from '../pick-list.tsx';
import { useT } from '../translation.ts';

interface CountryStepProps {
  readonly services: ShellServices;
  /** The person's own region can be detected; a filter may be the whole world. */
  readonly purpose: 'own' | 'filter' | 'address';
  /** The country chosen before, unless it is the person's own. */
  readonly selected: string | null;
  onPick(region: Region): void;
  onEverywhere(): void;
  onDetected(region: Region): void;
}

const EVERYWHERE = '';

const TITLES = { own: 'region_title', filter: 'place_title', address: 'address_title' } as const;

/** All countries from the server, and for a filter also the whole world. */
export function CountryStep({
  services,
  purpose,
  selected,
  onPick,
  onEverywhere,
  onDetected,
}: CountryStepProps) {
  const t = useT();
  const own = useAtomValue(regionAtom);
  const countries = useEndpoint(listCountries, { query: {} });
  return (
    <AsyncView query={countries} skeleton={<PageSkeleton />} failure={{ title: t('list_failed') }}>
      {({ results: { countries: list } }) => (
        <PickList
          title={t(TITLES[purpose])}
          options={[
            ...(purpose === 'filter'
              ? [{ value: EVERYWHERE, label: t('everywhere'), start: <Globe size={24} /> }]
              : []),
            ...nearFirst(
              list.map(({ code, name, currency }) => ({
                value: code,
                label: name,
                start: <Flag country={code} />,
                detail: currency.code,
                otherNames: countryNames(code),
              })),
              [own?.code],
              new Set(
                list.flatMap(({ code, has_organizations }) => (has_organizations ? [code] : [])),
              ),
            ),
          ]}
          selected={purpose === 'own' ? (own?.code ?? null) : (selected ?? EVERYWHERE)}
          searchable
          onPick={(value) => {
            const region = list.find(({ code }) => code === value);
            if (region) onPick(region);
            else onEverywhere();
          }}
        >
          {purpose === 'own' && <DetectButton services={services} onDetected={onDetected} />}
        </PickList>
      )}
    </AsyncView>
  );
}

/** Detects the region from the caller's address, and says so when that fails. */
function DetectButton({ services, onDetected }: Pick<CountryStepProps, 'services' | 'onDetected'>) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);

  async function detect(): Promise<void> {
    setBusy(true);
    const detection = await detectRegion(services);
    setBusy(false);
    if (detection.outcome === 'found') onDetected(detection.region);
    else services.toasts.show({ kind: 'error', text: t(`detection_${detection.outcome}`) });
  }

  return (
    <Button
      kind="secondary"
      wide
      icon={<LocateFixed size={20} />}
      loading={isBusy}
      onClick={() => void detect()}
    >
      {t('detect')}
    </Button>
  );
}
