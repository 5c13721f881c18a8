/**
 * Writes the names of data/import/provinces.csv: provinces, states and regions of each market in the ten languages, and
 * in Thai and Vietnamese.
 *
 *     node src/cli/build-provinces.ts FOLDER
 *
 * FOLDER holds the `subdivisions` files of the CLDR (Unicode, Unicode License; in Debian's package unicode-cldr-core).
 * The file itself says which divisions of ISO 3166-2 there are, and in which place of the country lists each lies.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFile } from '../data-files/data-file.ts';
import { provinces } from '../data-files/place-names.ts';
import { comparable } from '../import/clean/text/plain-text.ts';

const folder = process.argv[2] ?? '.';
/** English first: if two divisions share a name, it goes to the one that has it in the earlier language. */
const languages = ['en', 'zh', 'ja', 'es', 'pt', 'ms', 'id', 'tr', 'ar', 'th', 'vi'];

/** Words for a province before or after its name. */
const affixes = [
  /\s*[(（,].*$|[²³]/gu,
  /^(?:provincia|departamento|estado|región|emirato|condado|província|região|emirado|prefectura|prefeitura)\s+(?:autónoma\s+)?(?:de|del|do|da|dos)\s+(?:la\s+)?/iu,
  /^(?:provinsi|wilayah|negeri|prefektur|emirat|keamiran|negara bagian|daerah(?: istimewa| khusus ibukota)?|tiểu bang|tỉnh)\s+/iu,
  /\s+(?:ili|eyaleti|prefektörlüğü|(?:özel )?bölgesi|vilayeti|emirliği|province|prefecture|region|state|county)$/iu,
  /^(?:مقاطعة|محافظة|ولاية|منطقة|إمارة|إقليم)\s+/u,
  /^จังหวัด|^รัฐ/u,
  /(?<=[\p{Script=Katakana}ー])(?:自治)?[州県省府]$/u,
];

function namesIn(language: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(folder, `${language}.xml`), 'utf8');
  const found = [...text.matchAll(/<subdivision type="([a-z\d]+)"[^>]*>([^<]+)</g)];
  return new Map(found.map(([, code = '', name = '']) => [code, name.replaceAll('&amp;', '&')]));
}

const forms = (name: string): string[] => {
  const bare = affixes.reduce((short, affix) => short.replace(affix, ''), name).trim();
  return (bare.length < 2 ? [name] : [name, bare]).filter((form) => !/[;(),²³]/u.test(form));
};

const taken = new Map<string, string>();
const names = new Map<string, Set<string>>();
for (const language of languages) {
  const inLanguage = namesIn(language);
  for (const { country, code, location } of provinces)
    for (const form of forms(inLanguage.get(`${country}${code.toLowerCase()}`) ?? '')) {
      const key = `${country} ${comparable(form)}`;
      const place = taken.get(key) ?? location;
      if (form === '' || place !== location) continue;
      const own = `${country} ${code}`;
      if (!taken.has(key)) names.set(own, (names.get(own) ?? new Set()).add(form));
      taken.set(key, location);
    }
}

const rows = provinces.map(({ country, code, location }) =>
  [country, code, location, [...(names.get(`${country} ${code}`) ?? [])].join('; ')].join(','),
);
writeFileSync(dataFile('import/provinces.csv'), `${['country,code,location,names', ...rows].join('\n')}\n`);
console.log(`${rows.length} provinces, ${taken.size} names`);
