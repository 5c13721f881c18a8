import { languages } from '@jobharbor/shared/contracts/markets/market';
import { otherResumeLanguages } from '@jobharbor/shared/contracts/profile/resume-sync';
import { foldText } from '../../../search/analyser/fold-text.ts';

/** Additional locales for month names. */
const tags = [
  ...languages.map(({ value }) => value),
  ...otherResumeLanguages,
  ...['ar-SY', 'ar-EG', 'ar-MA', 'es-MX', 'pt-PT', 'en-GB'],
];

/** Number of a month, from 1, by its names and abbreviations in any language, folded and without a full stop. */
export const monthNumbers = new Map<string, number>();
for (const tag of tags) {
  for (const width of ['long', 'short'] as const) {
    // With a day Slavic languages have the name in another case: `stycznia`.
    for (const more of [{}, { year: 'numeric' as const }, { day: 'numeric' as const }]) {
      const format = new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, {
        ...{ month: width, timeZone: 'UTC' },
        ...more,
      });
      for (let month = 0; month < 12; month += 1) {
        const part = format.formatToParts(Date.UTC(2024, month, 15)).find(({ type }) => type === 'month');
        const name = foldText(part?.value ?? '').replace(/\.$/, '');
        if (/^\p{L}[\p{L} ]{1,}$/u.test(name) && !monthNumbers.has(name)) monthNumbers.set(name, month + 1);
      }
    }
  }
}
// Abbreviations that no locale lists.
for (const [name, month] of [
  ['sept', 9],
  ['sep', 9],
  ['june', 6],
  ['july', 7],
  ['agt', 8],
  ['agust', 8],
  // Frequent misspellings.
  ['febuary', 2],
  ['feburary', 2],
  ['septemper', 9],
  ['novermber', 11],
] as const)
  monthNumbers.set(name, month);

/** Alternatives of a regular expression: the names, longest first. */
export const monthNames = [...monthNumbers.keys()].sort((a, b) => b.length - a.length).join('|');

/** Number of a month of the Persian calendar, from 1, by its name. */
export const persianMonths = new Map<string, number>();
for (let month = 1; month <= 12; month += 1) {
  const format = new Intl.DateTimeFormat('fa-u-ca-persian', { month: 'long', timeZone: 'UTC' });
  // The year begins on 20 or 21 March.
  persianMonths.set(foldText(format.format(Date.UTC(2024, month + 1, 30))), month);
}
