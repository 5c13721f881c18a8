/**
 * Whether a version satisfies a range of the form used in contracts: `^1.2.0`, with `||` between alternatives. True for
 * any other form, because the release gate has checked it with all of semver.
 */
export function fitsRange(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  return range.split('||').some((part) => {
    const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = numbersOf(part);
    if (!part.trim().startsWith('^') || !wantedMajor) return true;
    return major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch));
  });
}

const numbersOf = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
