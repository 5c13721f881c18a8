import { languages } from '@jobharbor/shared/contracts';
import { labelledTexts, measureScams } from '../domain/scam-lens/measure-scams.ts';
import { print } from './times.ts';

/**
 * Precision and recall of the scam lens in each language: `pnpm bench scams [--wrong]`. Texts are our own
 * (`api/data/scams/labelled-texts.csv`). Rules were tuned on two thirds of them; goals are .95 and .8 on the rest.
 * `--wrong` prints the texts of the tuned part that are judged wrongly.
 */
const goals = { precision: 0.95, recall: 0.8 };
const shown = (share: number): string => share.toFixed(2).padStart(5);

let isMet = true;
for (const set of ['tuned', 'kept'] as const) {
  print(`\n${set === 'tuned' ? 'Tuned on' : 'Kept apart'}   texts  precision  recall  right kind`);
  const ofSet = labelledTexts.filter((text) => text.set === set);
  for (const language of [...languages.map(({ value }) => value), 'all']) {
    const texts = ofSet.filter((text) => language === 'all' || text.language === language);
    const figures = measureScams(texts);
    print(
      `${language.padEnd(12)} ${String(figures.texts).padStart(5)}      ${shown(figures.precision)}   ${shown(figures.recall)}       ${shown(figures.named)}`,
    );
    if (set === 'kept' && (figures.precision < goals.precision || figures.recall < goals.recall))
      isMet = false;
    if (set === 'tuned' && language !== 'all' && process.argv.includes('--wrong'))
      for (const text of [...figures.missed.map((one) => `missed: ${one}`), ...figures.alarmed])
        print(`  ${text}`);
  }
}
print(isMet ? '\nThe goals are met.' : '\nThe goals are not met in every language.');

const advert = 'We look for a nurse. You work in shifts and earn 40,000 a month. '.repeat(50);
measureScams(labelledTexts);
const before = performance.now();
for (let run = 0; run < 20; run += 1) measureScams(labelledTexts);
const perText = (performance.now() - before) / 20 / labelledTexts.length;
const start = performance.now();
measureScams([{ language: 'en', set: 'tuned', kind: '', text: advert }]);
print(
  `${perText.toFixed(2)} ms a message; ${(performance.now() - start).toFixed(1)} ms an advertisement of ${advert.length} characters.`,
);
