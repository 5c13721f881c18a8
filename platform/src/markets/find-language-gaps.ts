import { dirname } from 'node:path/posix';
import { languageByTag } from '@jobharbor/shared/contracts';
import { compareTexts } from '../checks/compare-texts.ts';
import type { MarketGap, MarketPart } from '../contract/market-schemas.ts';
import type { Files } from './checkout-files.ts';

const policies = 'mfe-auth/src/features/read-policy/texts/';
const plainTexts = [
  'platform/src/previews/preview-texts.json',
  'platform/src/gateway/problems/maintenance-notice-texts.json',
  'platform/src/gateway/banners/feature-banner-texts.json',
];

/** Everything that a language lacks. `tag` may be one that the site does not have. */
export function findLanguageGaps(files: Files, tag: string): MarketGap[] {
  return [...formatGaps(tag), ...textGaps(files, tag), ...legalGaps(files, tag), ...listGaps(files, tag)];
}

function formatGaps(tag: string): MarketGap[] {
  const mend = 'shared/src/contracts/markets/market.ts';
  const gaps: MarketGap[] = [];
  if (languageByTag(tag) === undefined)
    gaps.push({ part: 'formats', lacks: 'The language has no row: id, slug, label and direction.', mend });
  if (!hasFormats(tag))
    gaps.push({ part: 'formats', lacks: 'Intl formats no dates and amounts in it.', mend });
  return gaps;
}

/** False also for what is no BCP 47 tag, such as `th_TH`. */
function hasFormats(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

const partOf = (folder: string): MarketPart => (/^api\/src\/(?:mail|sms)\//.test(folder) ? 'mail' : 'texts');

const english = '{shell,mfe-*,shared,api}/src/**/{locales,phrases,words}/en.json';

function textGaps(files: Files, tag: string): MarketGap[] {
  const ofFolders = files
    .find(english)
    .map(dirname)
    .flatMap((folder): MarketGap[] => {
      const mend = `${folder}/${tag}.json`;
      const own = files.json(mend);
      if (own === null) return [{ part: partOf(folder), lacks: 'No texts.', mend }];
      // Words and phrases of the parsers differ by language, and have no keys in common.
      const faults = /\/locales$/.test(folder) ? compareTexts(files.json(`${folder}/en.json`), own, tag) : [];
      if (faults.length === 0) return [];
      const shown = faults.slice(0, 3).join('; ');
      return [{ part: partOf(folder), lacks: `${faults.length} texts, such as ${shown}.`, mend }];
    });
  const ofPlatform = plainTexts
    .filter((path) => (files.json(path) as Record<string, unknown> | null)?.[tag] === undefined)
    .map((mend): MarketGap => ({ part: 'texts', lacks: 'No texts of the gateway.', mend }));
  return [...ofFolders, ...ofPlatform];
}

/** Terms and privacy notice, with the sections of the English ones. */
function legalGaps(files: Files, tag: string): MarketGap[] {
  const mend = `${policies}${tag}.md`;
  const own = files.read(mend);
  if (own === null) return [{ part: 'legal', lacks: 'No terms and privacy notice.', mend }];
  const sections = (files.read(`${policies}en.md`) ?? '').match(/\{#[\w-]+\}/g) ?? [];
  const missing = sections.filter((section) => !own.includes(section));
  return missing.length === 0
    ? []
    : [{ part: 'legal', lacks: `The notice lacks the sections ${missing.join(', ')}.`, mend }];
}

/** Lists that people choose from have a column for each language. */
function listGaps(files: Files, tag: string): MarketGap[] {
  return files.find('api/data/config-lists/{*,locations/*}.csv').flatMap((mend): MarketGap[] => {
    const text = files.read(mend) ?? '';
    const columns = text
      .slice(0, Math.max(0, text.indexOf('\n')))
      .trim()
      .split(',');
    return columns.includes('en') && !columns.includes(tag)
      ? [{ part: 'lists', lacks: 'No column of names.', mend }]
      : [];
  });
}
