import { useState } from 'react';
import styled from 'styled-components';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { MoveForm } from './lazy-move-form.tsx';
import type { Move } from './move-forms.tsx';
import type { ShownPackage, ShownRelease } from './packages.ts';
import { ReleaseRow } from './release-row.tsx';

/** A package: what visitors get of it, and what they could be given. */
export function PackagePanel({ shown }: { readonly shown: ShownPackage }) {
  const t = useT();
  const [asked, setAsked] = useState<{ readonly version: string; readonly move: Move } | null>(
    null,
  );
  const { name, channel, contractMajor, pointer, releases } = shown;
  const place = [
    channel === 'stable' ? null : t('channel', { channel }),
    contractMajor === 0 ? null : t('contract', { major: contractMajor }),
  ].filter((part) => part !== null);
  return (
    <Panel aria-label={name}>
      <div>
        <Title>{name}</Title>
        {place.length > 0 && <Place>{place.join(' · ')}</Place>}
      </div>
      <Releases>
        {releases.map((one) => (
          <ReleaseRow
            key={one.release.version}
            shown={one}
            plan={one.standing === 'canary' ? (pointer?.plan?.steps ?? null) : null}
            moves={movesOf(one, shown)}
            onMove={(move) => setAsked({ version: one.release.version, move })}
          />
        ))}
      </Releases>
      {asked && (
        <MoveForm
          key={asked.version + asked.move}
          of={shown}
          {...asked}
          onDone={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}

function movesOf({ standing }: ShownRelease, { pointer }: ShownPackage): readonly Move[] {
  switch (standing) {
    case 'live':
      return pointer?.previous ? ['rollback', 'block'] : ['block'];
    case 'canary':
      return ['to_all', 'end_canary', 'block'];
    case 'ready':
      return pointer ? ['gradually', 'to_all', 'block'] : ['to_all', 'block'];
    case 'previous':
    case 'faulty':
      return ['block'];
    case 'blocked':
      return [];
  }
  standing satisfies never;
}

const Releases = styled.ul`
  display: grid;
  gap: ${space[4]};
`;

const Title = styled.h2`
  font: ${type.label};
`;

const Place = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
