import { displayNames } from '@jobharbor/shared/contracts/primitives/display-names';

/** Zones whose name in CLDR is their country's: from these a language's pattern (`hora de Filipinas`) is read. */
const samples = [
  ['Asia/Manila', 'PH'],
  ['Europe/Istanbul', 'TR'],
  ['Asia/Riyadh', 'SA'],
] as const;

export type NameTimeZone = (zone: string, at: Date) => string;

/**
 * Returns a function that names a time zone by its city or country, with its offset at a moment: `Philippines (GMT+8)`.
 * The name comes first and alone, so that typing its first letters finds it in a select.
 */
export function createTimeZoneNames(tag: string): NameTimeZone {
  const part = (zone: string, timeZoneName: 'shortGeneric' | 'shortOffset', at: Date) =>
    new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [before, after] = readPattern(tag, (zone) => part(zone, 'shortGeneric', new Date(0)));
  const name: NameTimeZone = (zone, at) => {
    const text = part(zone, 'shortGeneric', at);
    // Some languages abbreviate some zones (`ET`, `WIB`, `GMT+0`), several zones alike: those are named by their city.
    const isPattern = text.startsWith(before) && text.endsWith(after) && before + after !== '';
    const place = isPattern ? text.slice(before.length, text.length - after.length) : cityOf(zone);
    return `${place} (${part(zone, 'shortOffset', at)})`;
  };
  return (zone, at) => {
    try {
      return name(zone, at);
    } catch {
      // A zone newer than this browser, such as Europe/Kyiv.
      return cityOf(zone);
    }
  };
}

function readPattern(tag: string, nameOf: (zone: string) => string): [before: string, after: string] {
  const countries = displayNames(tag, 'region');
  for (const [zone, country] of samples) {
    const parts = nameOf(zone).split(countries(country));
    if (parts.length === 2) return [parts[0] ?? '', parts[1] ?? ''];
  }
  return ['', ''];
}

const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
