import { Marker, type Map as DrawnMap } from 'maplibre-gl';
import type { Point } from './point.ts';

/** Something on the map that one presses: a place, or several that stand near each other. */
export interface Sign extends Point {
  /** What is written in it; a place has nothing. */
  readonly text: string;
  /** For screen readers. */
  readonly label: string;
  press(): void;
}

/** Puts signs on a map, in place of those before. */
export function createSigns(map: DrawnMap) {
  let shown: Marker[] = [];
  return (signs: readonly Sign[]): void => {
    const hadFocus = shown.some((marker) => marker.getElement() === document.activeElement);
    for (const marker of shown) marker.remove();
    shown = signs.map((sign) =>
      new Marker({ element: elementOf(sign) })
        .setLngLat([sign.longitude, sign.latitude])
        .addTo(map),
    );
    // What was pressed has gone: keys go on where it stood.
    if (hadFocus) map.getCanvas().focus();
  };
}

function elementOf({ text, label, press }: Sign): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = text ? 'map-sign' : 'map-sign map-place';
  button.textContent = text;
  button.title = label;
  button.setAttribute('aria-label', label);
  button.addEventListener('click', press);
  return button;
}
