import { useState, type ReactNode } from 'react';
import { Navigation } from 'lucide-react';
import styled from 'styled-components';
import { Chip } from '@karavan/shared-ui/chip';
import { color, space, type } from '@karavan/shared-ui/tokens';

/** The address may be shared: it says where somebody is to about a kilometre. */
const ADDRESS_DIGITS = 2;

interface Found {
  readonly latitude: number;
  readonly longitude: number;
  readonly isApproximate: boolean;
}

interface NearChipProps {
  readonly near: string | null;
  onChange(near: string | null): void;
  /** What finds out where the device is. */
  readonly device: {
    readonly status: 'idle' | 'locating' | 'failed';
    locate(): Promise<Found | null>;
    readonly texts: { readonly near: string; readonly failed: string };
  };
  /** Whose table a place comes from that only the network tells. */
  readonly credit: ReactNode;
}

/** Shows what is near first; where the device is, is asked at the press. */
export function NearChip({ near, onChange, device, credit }: NearChipProps) {
  const { status, locate, texts } = device;
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
      {near !== null && isApproximate && <Note> {credit} </Note>}
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
