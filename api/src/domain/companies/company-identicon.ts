import { stripLegalForms } from './strip-legal-forms.ts';

/** Number of different identicons: 15 bits. */
const variants = 1 << 15;

/** Cache of seeds: stripping legal forms is a tenth of the work for a page of job cards. Emptied when it is full. */
const seeds = new Map<string, number>();
const maxSeeds = 10_000;

/** Seed of a company's identicon: the same with and without its legal form. */
export function companyIdenticon(name: string): number {
  const known = seeds.get(name);
  if (known !== undefined) return known;
  if (seeds.size >= maxSeeds) seeds.clear();
  const seed = seedOf(name);
  seeds.set(name, seed);
  return seed;
}

function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of stripLegalForms(name).normalize('NFKC').toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // The low bits of this hash alone are much alike for names of the same letters.
  return ((hash ^ (hash >>> 15)) >>> 0) % variants;
}
