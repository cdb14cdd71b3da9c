import {
  LngLatBounds,
  Map as DrawnMap,
  Marker,
  setWorkerUrl,
  type GeoJSONSource,
} from 'maplibre-gl';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { ringData, ringLayers } from './ring.ts';
import type { Point } from './point.ts';
import { createSigns, type Sign } from './signs.ts';
import { styleOf, type BaseMap, type ReadColor } from './map-style.ts';

// A file of the shell's own release, so that the page trusts it.
setWorkerUrl(String(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url)));

/** What the map shows, by its south-western and its north-eastern corner. */
export interface Sight {
  readonly from: Point;
  readonly to: Point;
}

export interface MapOptions {
  readonly container: HTMLElement;
  /** What the map shows, for screen readers. */
  readonly label: string;
  readonly locale: Locale;
  readonly center: Point;
  readonly zoom: number;
  /** Marks the place in the centre, which it stays at until the map is moved to another one. */
  readonly hasPin: boolean;
  /** Places that are marked, too, and in sight at first. */
  readonly stops: readonly Point[];
  /** Draws a ring that changes. */
  readonly hasRing: boolean;
  /** The map can be seen. `credits` names whom it is from, if they want to be. */
  onLoad(credits: string): void;
  /** The map is on its way somewhere else, or has come to rest there. */
  onMove?(center: Point, isMoving: boolean): void;
  /** The map can be seen, or has come to rest somewhere else. */
  onSight?(sight: Sight): void;
}

export interface DrawnMapHandle {
  /** By how many levels; negative to see more. */
  zoomBy(levels: number): void;
  moveTo(center: Point): void;
  /** What can be pressed on the map, in place of what was there. */
  showSigns(signs: readonly Sign[]): void;
  /** Goes to a place and shows more of it, by so many levels. */
  approach(center: Point, levels: number): void;
  /** The corners of the ring, of which the last is joined to the first. */
  showRing(points: readonly Point[]): void;
  remove(): void;
}

/**
 * Draws a map into an element.
 * @throws when the device cannot draw (WebGL) or the base does not arrive
 */
export async function drawMap(options: MapOptions): Promise<DrawnMapHandle> {
  const { container, label, locale, center, zoom, hasPin, hasRing, stops, onLoad, onMove } =
    options;
  const { onSight } = options;
  const answer = await fetch('/map/base.json');
  if (!answer.ok) throw new Error(`/map/base.json answers ${answer.status}`);
  const base = (await answer.json()) as BaseMap;
  const at = ({ longitude, latitude }: Point): [number, number] => [longitude, latitude];
  const colors = colorsOf(container);
  const map = new DrawnMap({
    container,
    style: base.style_url ?? styleOf(base, colors, locale),
    center: at(center),
    zoom,
    maxZoom: 18,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: { 'Map.Title': label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const pin = hasPin
    ? new Marker({ color: colors('--color-red') }).setLngLat(at(center)).addTo(map)
    : null;
  const bounds = new LngLatBounds(at(center), at(center));
  for (const stop of stops) {
    new Marker({ color: colors('--color-green') }).setLngLat(at(stop)).addTo(map);
    bounds.extend(at(stop));
  }
  if (stops.length > 0) map.fitBounds(bounds, { padding: 64, maxZoom: zoom, animate: false });
  let ring: readonly Point[] = [];
  map.once('load', () => {
    if (hasRing) {
      map.addSource('ring', { type: 'geojson', data: ringData(ring) });
      for (const layer of ringLayers(colors('--color-accent'))) map.addLayer(layer);
    }
    onLoad(creditsOf(map));
    onSight?.(sightOf(map));
  });
  map.on('moveend', () => onSight?.(sightOf(map)));
  if (onMove) {
    const tell = ({ type }: { readonly type: string }) => {
      const { lat, lng } = map.getCenter().wrap();
      onMove({ latitude: lat, longitude: lng }, type !== 'moveend');
    };
    for (const type of ['movestart', 'move', 'moveend'] as const) map.on(type, tell);
  }
  return {
    showSigns: createSigns(map),
    approach: (to, levels) => void map.easeTo({ center: at(to), zoom: map.getZoom() + levels }),
    zoomBy: (levels) => void map.zoomTo(map.getZoom() + levels),
    showRing(points) {
      ring = points;
      // Before the map has come the source is not there; it begins with the ring.
      void map.getSource<GeoJSONSource>('ring')?.setData(ringData(ring));
    },
    moveTo(to) {
      pin?.setLngLat(at(to));
      // With other places in sight the map stays, and what has moved is seen moving.
      if (stops.length === 0) map.easeTo({ center: at(to) });
    },
    remove: () => map.remove(),
  };
}

/** No farther than the edges of the world. */
function sightOf(map: DrawnMap): Sight {
  const bounds = map.getBounds();
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));
  return {
    from: {
      latitude: within(bounds.getSouth(), LATITUDES),
      longitude: within(bounds.getWest(), LONGITUDES),
    },
    to: {
      latitude: within(bounds.getNorth(), LATITUDES),
      longitude: within(bounds.getEast(), LONGITUDES),
    },
  };
}

const LATITUDES = 89;
const LONGITUDES = 179;

/** Without markup: the page trusts none. */
function creditsOf(map: DrawnMap): string {
  const given = Object.values(map.getStyle().sources).map((source) =>
    'attribution' in source ? source.attribution : undefined,
  );
  return [...new Set(given)]
    .filter(Boolean)
    .join(' ')
    .replaceAll(/<[^>]*>|&copy;/g, '');
}

/** MapLibre reads plain colours only, so an element resolves those of the design. */
function colorsOf(container: HTMLElement): ReadColor {
  return (name) => {
    const probe = document.createElement('span');
    probe.style.color = `var(${name})`;
    container.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
}
