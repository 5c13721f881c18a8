import { type CountryKey, countries, type LanguageTag } from '@jobharbor/shared/contracts';
import { emirates } from './locations/ae.ts';
import { brazil } from './locations/br.ts';
import { china } from './locations/cn.ts';
import { spain } from './locations/es.ts';
import { hongKong } from './locations/hk.ts';
import { indonesia } from './locations/id.ts';
import { india } from './locations/in.ts';
import { japan } from './locations/jp.ts';
import { mexico } from './locations/mx.ts';
import { malaysia } from './locations/my.ts';
import { elsewhere } from './locations/others.ts';
import { philippines } from './locations/ph.ts';
import { saudiArabia } from './locations/sa.ts';
import { singapore } from './locations/sg.ts';
import { thailand } from './locations/th.ts';
import { turkiye } from './locations/tr.ts';
import { taiwan } from './locations/tw.ts';
import { unitedStates } from './locations/us.ts';
import { vietnam } from './locations/vn.ts';
import { type ConfigGroup, type ConfigOption, parseHead, rowsOf } from './option.ts';

const tables: Record<CountryKey, string> = {
  ph: philippines,
  sg: singapore,
  id: indonesia,
  my: malaysia,
  tw: taiwan,
  hk: hongKong,
  cn: china,
  jp: japan,
  th: thailand,
  vn: vietnam,
  in: india,
  ae: emirates,
  sa: saudiArabia,
  tr: turkiye,
  es: spain,
  mx: mexico,
  br: brazil,
  us: unitedStates,
  others: elsewhere,
};

/** `es=Londres; tr=Londra; aka=UK, United Kingdom` */
function readExtras(cell: string): { local: Map<string, string>; aliases: string[] } {
  const local = new Map(
    cell
      .split(';')
      .map((part) => part.split('='))
      .flatMap(([name, value]) => (name && value ? [[name.trim(), value.trim()] as const] : [])),
  );
  const aliases = (local.get('aka') ?? '').split(',').map((alias) => alias.trim());
  return { local, aliases: aliases.filter(Boolean) };
}

/**
 * A line is `id key | en | zh-Hans | zh-Hant | ja | ar | extras`. A language written in Latin letters that has no
 * name of its own for the place uses the English one, as its speakers do.
 */
function readPlace(id: number, key: string, cells: readonly string[]): ConfigOption {
  const [, en, hans, hant, ja, ar, extras] = cells;
  if (!en || !hans || !hant || !ja || !ar) throw new Error(`"${key}" lacks a name`);
  const { local, aliases } = readExtras(extras ?? '');
  const latin = (tag: LanguageTag): string => local.get(tag) ?? en;
  const names = {
    en,
    'zh-Hans': hans,
    'zh-Hant': hant,
    ja,
    es: latin('es'),
    pt: latin('pt'),
    ms: latin('ms'),
    id: latin('id'),
    tr: latin('tr'),
    ar,
  };
  return { id, key, seo_value: key, names, aliases };
}

/** A region's id is country × 10,000 + region × 100; a city adds its own number to that. */
function readCountry(countryId: number, table: string): ConfigGroup[] {
  const regions: (ConfigOption & { children: ConfigOption[] })[] = [];
  for (const cells of rowsOf(table)) {
    const head = cells[0] ?? '';
    if (head.startsWith('# ')) {
      const { id, key } = parseHead(head.slice(2));
      regions.push({ ...readPlace(countryId * 10_000 + id * 100, key, cells), children: [] });
      continue;
    }
    const region = regions.at(-1);
    if (!region) throw new Error(`"${head}" stands before the first region`);
    const { id, key } = parseHead(head);
    region.children.push(readPlace(region.id + id, key, cells));
  }
  return regions;
}

const byCountry = new Map<CountryKey, readonly ConfigGroup[]>(
  countries.map(({ id, key }) => [key, readCountry(id, tables[key])]),
);

/** The regions of a country with their cities. */
export const locationsOf = (country: CountryKey): readonly ConfigGroup[] => byCountry.get(country) ?? [];
