/** What a device opens maps with. */
export type MapsPlatform = 'apple' | 'mobile' | 'web';

/** @param touchPoints tells an iPad, which claims to be a Mac, from one */
export function mapsPlatformOf(userAgent: string, touchPoints: number): MapsPlatform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'apple';
  if (userAgent.includes('Macintosh') && touchPoints > 1) return 'apple';
  return /Android|Mobi/.test(userAgent) ? 'mobile' : 'web';
}

/** A link that looks an address up in the maps of the device. */
export function mapsSearchLink(address: string, platform: MapsPlatform): string {
  const query = encodeURIComponent(address);
  switch (platform) {
    case 'apple':
      return `maps://?q=${query}`;
    case 'mobile':
      return `geo:0,0?q=${query}`;
    case 'web':
      return `https://www.google.com/maps/search/?api=1&query=${query}`;
  }
}
