import { defineOverlay, defineRemote } from './define-remote.ts';
import type { OverlayProps } from './overlays.ts';

declare module './overlays.ts' {
  interface OverlayTable {
    'mf-weather.forecast': { readonly city: string };
  }
}

const nothing = { contract: '^3.0.0', messages: async () => ({ default: {} }), pages: [] };
const load = async () => () => null;

describe('the overlays of a remote', () => {
  it('are those of the platform and those named after itself', () => {
    const { overlays } = defineRemote({
      ...nothing,
      id: 'mf-weather',
      overlays: [defineOverlay('mf-weather.forecast', load), defineOverlay('map', load)],
    });
    expect(overlays.map(({ type }) => type)).toEqual(['mf-weather.forecast', 'map']);
    expect<OverlayProps<'mf-weather.forecast'>>({ city: 'Ош' }).toBeTruthy();
  });

  it('are not those of another remote, nor any that no table has', () => {
    const overlays = [defineOverlay('mf-weather.forecast', load)];
    // @ts-expect-error -- mf-feed does not own it
    defineRemote({ ...nothing, id: 'mf-feed', overlays });
    // @ts-expect-error -- nobody has declared its properties
    expect(defineOverlay('mf-weather.map', load)).toBeTruthy();
  });
});
