import { filesOf } from '../markets/checkout-files.ts';
import { findCountryGaps } from '../markets/find-country-gaps.ts';
import { findLanguageGaps } from '../markets/find-language-gaps.ts';
import { gapLine } from '../markets/list-markets.ts';
import { projectFolder } from '../settings.ts';

const usage = `Usage: pnpm check-market KEY…

  Lists what a country (nz) or a language (language:th) lacks before it can be opened, and the files that mend it.
  Keys may be new ones. The exit code is 1 while something is missing.`;

const files = filesOf(projectFolder);
const keys = process.argv.slice(2);
if (keys.length === 0 || keys.includes('--help')) {
  console.log(usage);
  process.exitCode = keys.length === 0 ? 2 : 0;
}
for (const key of keys.filter((one) => !one.startsWith('--'))) {
  const [, language] = /^language:(.+)$/.exec(key) ?? [];
  const gaps = language === undefined ? findCountryGaps(files, key) : findLanguageGaps(files, language);
  console.log(gaps.length === 0 ? `${key} lacks nothing.` : `${key} lacks ${gaps.length}:`);
  for (const gap of gaps) console.log(`  ${gapLine(gap)}`);
  if (gaps.length > 0) process.exitCode = 1;
}
