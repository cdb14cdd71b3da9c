import type { Map as DrawnMap } from 'maplibre-gl';
import { createSigns } from './signs.ts';

jest.mock(
  'maplibre-gl',
  () => ({
    Marker: class {
      readonly element: HTMLElement;
      constructor({ element }: { readonly element: HTMLElement }) {
        this.element = element;
      }
      setLngLat = () => this;
      getElement = () => this.element;
      remove = () => this.element.remove();
      addTo() {
        document.body.append(this.element);
        return this;
      }
    },
  }),
  { virtual: true },
);

const sign = (label: string) => ({
  latitude: 42,
  longitude: 74,
  text: '7',
  label,
  press: () => undefined,
});

it('leaves the focus on the map when the sign that had it makes room for others', () => {
  const canvas = document.body.appendChild(document.createElement('canvas'));
  canvas.tabIndex = 0;
  const show = createSigns({ getCanvas: () => canvas } as unknown as DrawnMap);
  show([sign('many')]);
  document.querySelector('button')!.focus();
  show([sign('one'), sign('another')]);
  expect(document.activeElement).toBe(canvas);
  // Who is elsewhere stays there.
  canvas.blur();
  show([sign('none')]);
  expect(document.activeElement).toBe(document.body);
});
