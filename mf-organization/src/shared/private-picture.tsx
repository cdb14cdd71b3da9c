import { useState } from 'react';
import { FileX } from 'lucide-react';
import styled from 'styled-components';
import type { Endpoint } from '@karavan/shared-api/client';
import type { Route, RouteInput } from '@karavan/shared-api/contract/route';
import { lazily } from '@karavan/shared-ui/lazily';
import { Spinner } from '@karavan/shared-ui/spinner';
import { color, radius } from '@karavan/shared-ui/tokens';
import { usePrivatePicture } from './use-private-picture.ts';

/** Loads with the first press: dialogs are large. */
const WholePicture = lazily(
  async () =>
    (await import(/* webpackChunkName: "whole-picture" */ './whole-picture.tsx')).WholePicture,
  <Spinner />,
);

interface PrivatePictureProps<R extends Route> {
  readonly endpoint: Endpoint<R>;
  readonly input: RouteInput<R>;
  readonly documentId: number;
  /** What it is called, for example "Document 1". */
  readonly name: string;
}

/** A document as a tile; a press shows it whole. */
export function PrivatePicture<R extends Route>({
  endpoint,
  input,
  documentId,
  name,
}: PrivatePictureProps<R>) {
  const picture = usePrivatePicture(endpoint, input, documentId);
  const [isOpen, setIsOpen] = useState(false);
  if (picture.state !== 'ready') {
    return (
      <Tile as="span" role="img" aria-label={name}>
        {picture.state === 'loading' ? <Spinner /> : <FileX size={24} aria-hidden />}
      </Tile>
    );
  }
  return (
    <>
      <Tile type="button" aria-label={name} onClick={() => setIsOpen(true)}>
        <img src={picture.src} alt="" />
      </Tile>
      {isOpen && <WholePicture name={name} src={picture.src} onClose={() => setIsOpen(false)} />}
    </>
  );
}

export const PrivatePictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 120px));
  gap: 8px;
`;

const Tile = styled.button`
  display: grid;
  place-items: center;
  aspect-ratio: 3 / 4;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
