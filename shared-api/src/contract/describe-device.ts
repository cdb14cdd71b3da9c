const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/EdgA?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/**
 * A readable name for the device in a user agent: `Chrome, Android`. A name set by an app stays as
 * it is; null when there is none.
 */
export function describeDevice(device: string): string | null {
  const nameOf = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(device))?.[1];
  const known = [nameOf(BROWSERS), nameOf(SYSTEMS)].filter((name) => name !== undefined);
  if (known.length > 0) return known.join(', ');
  return device.trim() || null;
}
