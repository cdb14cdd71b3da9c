import { useState } from 'react';
import { Navigation } from 'lucide-react';
import styled from 'styled-components';
import { NetworkPlaceCredit, useDevicePlace, withPlaceTexts } from '@karavan/shared-api/places';
import { Chip } from '@karavan/shared-ui/chip';
import { color, space, type } from '@karavan/shared-ui/tokens';

/** The address may be shared: it says where somebody is to about a kilometre. */
const ADDRESS_DIGITS = 2;

interface NearChipProps {
  readonly near: string | null;
  onChange(near: string | null): void;
}

/** Shows what is near first; where the device is, is asked at the press. */
export const NearChip = withPlaceTexts(Near);

function Near({ near, onChange }: NearChipProps) {
  const { status, locate, texts } = useDevicePlace();
  const [isApproximate, setApproximate] = useState(false);
  async function choose(): Promise<void> {
    if (near !== null) return onChange(null);
    const place = await locate();
    if (!place) return;
    setApproximate(place.isApproximate);
    onChange(
      [place.latitude, place.longitude].map((degrees) => degrees.toFixed(ADDRESS_DIGITS)).join(','),
    );
  }
  return (
    <>
      <Chip
        pressed={near !== null}
        icon={<Navigation size={16} />}
        aria-busy={status === 'locating'}
        onClick={() => void choose()}
      >
        {texts.near}
      </Chip>
      {near !== null && isApproximate && (
        <Note>
          <NetworkPlaceCredit />
        </Note>
      )}
      {status === 'failed' && <Note role="status">{texts.failed}</Note>}
    </>
  );
}

const Note = styled.small`
  align-self: center;
  padding: 0 ${space[2]};
  color: ${color.textMuted};
  font: ${type.caption};
  white-space: nowrap;
`;
