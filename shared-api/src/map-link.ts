export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly title: string;
}

export type MapPlatform = 'ios' | 'mobile' | 'desktop';

/** A link that opens a place in the platform's maps. */
export function placeLink({ latitude, longitude, title }: Place, platform: MapPlatform): string {
  const point = `${latitude},${longitude}`;
  const name = encodeURIComponent(title);
  switch (platform) {
    case 'ios':
      return `maps://?ll=${point}&q=${name}`;
    case 'mobile':
      return `geo:${point}?q=${point}(${name})`;
    case 'desktop':
      return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(point)}`;
  }
}

/** A link that leads to a place from where the device is. */
export function routeLink(place: Place, platform: MapPlatform): string {
  const point = `${place.latitude},${place.longitude}`;
  switch (platform) {
    case 'ios':
      return `maps://?daddr=${point}`;
    // The device asks which of its maps is meant; all of them offer the way.
    case 'mobile':
      return placeLink(place, platform);
    case 'desktop':
      return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(point)}`;
  }
}

/** A link that searches for an address in the platform's maps. */
export function addressLink(address: string, platform: MapPlatform): string {
  const query = encodeURIComponent(address);
  switch (platform) {
    case 'ios':
      return `maps://?q=${query}`;
    case 'mobile':
      return `geo:0,0?q=${query}`;
    case 'desktop':
      return `https://www.google.com/maps/search/?api=1&query=${query}`;
  }
}

/** @param touchPoints tells an iPad, which claims to be a Mac, from one */
export function mapPlatformOf(userAgent: string, touchPoints: number): MapPlatform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (userAgent.includes('Macintosh') && touchPoints > 1) return 'ios';
  return /Android|Mobi/.test(userAgent) ? 'mobile' : 'desktop';
}
