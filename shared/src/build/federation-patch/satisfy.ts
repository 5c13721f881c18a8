/**
 * Replaces the federation runtime's semver: whether a shared module's version satisfies a range. Supports what our builds
 * write (`^1.2.3`, alternatives with `||`), what the runtime itself asks when it sorts versions (`<=1.2.3`), an exact
 * version and `*`. Any other range is not satisfied, so the consumer falls back to its bundled copy.
 */
export function satisfy(version: string, range: string): boolean {
  const found = parse(version);
  return found !== undefined && range.split('||').some((part) => isWithin(found, part.trim()));
}

interface Version {
  numbers: readonly [major: number, minor: number, patch: number];
  /** The prerelease tag; empty for a final version. */
  early: string;
}

const form = /^(\^|<=)?(\d+)\.(\d+)\.(\d+)(?:-([\w.-]+))?(?:\+[\w.-]+)?$/;

function parse(text: string): Version | undefined {
  const [, , major, minor, patch, early = ''] = form.exec(text) ?? [];
  return major === undefined ? undefined : { numbers: [Number(major), Number(minor), Number(patch)], early };
}

function isWithin(version: Version, range: string): boolean {
  if (range === '*') return true;
  const limit = parse(range);
  if (!limit) return false;
  const order = compare(version, limit);
  if (range.startsWith('<=')) return order <= 0;
  if (!range.startsWith('^')) return order === 0;
  if (order < 0) return false;
  // A prerelease satisfies only ranges that name a prerelease, as in semver.
  if (version.early && (!limit.early || compareNumbers(version, limit) !== 0)) return false;
  // Caret ranges: the digits up to the first non-zero one must be equal.
  const fixed = limit.numbers.findIndex((number) => number > 0);
  return limit.numbers.every(
    (number, index) => (fixed >= 0 && index > fixed) || version.numbers[index] === number,
  );
}

const compare = (one: Version, other: Version): number =>
  compareNumbers(one, other) || compareEarly(one.early, other.early);

function compareNumbers(one: Version, other: Version): number {
  for (const [index, number] of one.numbers.entries()) {
    const difference = number - (other.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function compareEarly(one: string, other: string): number {
  if (one === other) return 0;
  if (!one || !other) return one ? -1 : 1;
  return one.localeCompare(other, 'en', { numeric: true });
}
