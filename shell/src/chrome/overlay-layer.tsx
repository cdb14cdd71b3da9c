import { Suspense, use, useEffect, useRef, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { defineOverlay, type RemoteOverlay } from '@karavan/shared-api/remote';
import { color, layer, radius, size, space } from '@karavan/shared-ui/tokens';
import { overlaysAtom, type OpenOverlay } from '../layers/overlays.ts';
import { useT } from './translation.ts';

/** The overlays that the shell itself brings, by type. */
const OVERLAYS: readonly RemoteOverlay[] = [
  defineOverlay(
    'slideshow',
    async () =>
      (
        await import(
          /* webpackChunkName: "overlay-slideshow" */ '../overlays/slideshow.overlay.tsx'
        )
      ).Slideshow,
  ),
];

/** The stack of full-screen overlays; the page below neither scrolls nor takes focus meanwhile. */
export function OverlayLayer() {
  const overlays = useAtomValue(overlaysAtom);
  const isOpen = overlays.length > 0;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-scroll-locked', isOpen);
  }, [isOpen]);
  return overlays.map((overlay) => <Overlay key={overlay.id} overlay={overlay} />);
}

function Overlay({ overlay }: { readonly overlay: OpenOverlay }) {
  const t = useT();
  const frame = useRef<HTMLDialogElement>(null);
  useEffect(() => frame.current?.showModal(), []);
  return (
    <Frame
      ref={frame}
      aria-label={t('overlay')}
      onCancel={(event) => {
        // The history closes it, so that back and Escape do the same.
        event.preventDefault();
        overlay.close();
      }}
    >
      <Suspense>
        <OverlayContent overlay={overlay} />
      </Suspense>
      <Close type="button" aria-label={t('close')} onClick={() => overlay.close()}>
        <X aria-hidden />
      </Close>
    </Frame>
  );
}

type RenderOverlay = (props: unknown, close: (result?: unknown) => void) => ReactElement;
const loading = new Map<string, Promise<RenderOverlay>>();

function OverlayContent({ overlay }: { readonly overlay: OpenOverlay }) {
  return use(loadOverlay(overlay.type))(overlay.props, overlay.close);
}

function loadOverlay(type: string): Promise<RenderOverlay> {
  const known = loading.get(type);
  if (known) return known;
  const row = OVERLAYS.find((candidate) => candidate.type === type);
  if (!row) throw new Error(`Nobody brings the overlay '${type}'`);
  const render = row.load();
  loading.set(type, render);
  return render;
}

const Frame = styled.dialog`
  z-index: ${layer.overlay};
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.canvas};
  color: ${color.text};
`;

const Close = styled.button`
  position: fixed;
  top: calc(env(safe-area-inset-top) + ${space[2]});
  right: ${space[2]};
  display: grid;
  place-items: center;
  width: ${size.touch};
  height: ${size.touch};
  border: 0;
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color.text};
  cursor: pointer;
`;
