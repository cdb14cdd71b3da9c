/** The version of the contract between the shell and its remotes (semver). A breaking change raises the major number, an addition the minor one. */
export const CONTRACT_VERSION = '3.18.0';

/**
 * Whether a shell of `version` serves a remote that asks for `range`. Remotes state caret ranges
 * (`^3.0.0`): the same major number, and at least that minor and patch.
 */
export function satisfiesContract(range: string, version: string): boolean {
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range);
  const given = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!wanted || !given) return false;
  const [major, minor, patch] = wanted.slice(1).map(Number) as [number, number, number];
  const [gotMajor, gotMinor, gotPatch] = given.slice(1).map(Number) as [number, number, number];
  return gotMajor === major && (gotMinor > minor || (gotMinor === minor && gotPatch >= patch));
}
