import type { SourceJob } from '@jobharbor/api/job-source';
import { languages } from '@jobharbor/shared/contracts';
import { describe, expect, it } from 'vitest';
import { defaultJobs, generateMarket } from './generate-market.ts';
import { marketOf } from './markets.ts';
import { occupations } from './occupations.ts';
import { createRandom } from './random.ts';
import { textBank } from './texts/text-bank.ts';

const market = generateMarket({ jobs: defaultJobs, now: new Date('2026-11-21T09:00:00Z') });
const inLanguage = Map.groupBy(market.jobs, (job) => job.language);

/** Sentences and lines of lists; headings are the same everywhere. */
const sentencesOf = ({ descriptionHtml }: SourceJob): Set<string> =>
  new Set(
    descriptionHtml
      .replaceAll(/<h3>.*?<\/h3>/g, '')
      .split(/<[^>]+>|(?<=[.!?؟])\s+|(?<=[。！？])/)
      .map((sentence) => sentence.trim())
      .filter(Boolean),
  );

/** The share of pairs of advertisements, of `pairs` drawn by chance, that have a sentence in common. */
function sharedPairs(jobs: readonly SourceJob[], pairs: number): number {
  const sets = jobs.map(sentencesOf);
  const random = createRandom('pairs');
  const drawn = Array.from({ length: pairs }, () => random.some(sets, 2));
  return (
    drawn.filter(([one, other]) => [...(one ?? [])].some((sentence) => other?.has(sentence))).length / pairs
  );
}

/** The sentence that most companies use, as a share of the advertisements. */
function commonest(jobs: readonly SourceJob[]): [sentence: string, share: number] {
  const companies = new Map<string, Set<string>>();
  for (const job of jobs) {
    for (const sentence of sentencesOf(job)) {
      const users = companies.get(sentence) ?? new Set();
      companies.set(sentence, users.add(job.company.sourceKey));
    }
  }
  const [sentence, users] = [...companies].toSorted(([, a], [, b]) => b.size - a.size)[0] ?? ['', new Set()];
  return [sentence, users.size / jobs.length];
}

describe.each(languages.map(({ value }) => value))('advertisements in %s', (tag) => {
  const jobs = inLanguage.get(tag) ?? [];

  it('share a sentence in less than 12 of 100 pairs', () => {
    expect(sharedPairs(jobs, 3_000)).toBeLessThan(0.12);
  });

  it('have no sentence that companies repeat in 4 of 100 advertisements, or 3 where there are many', () => {
    const [sentence, share] = commonest(jobs);
    expect({ sentence, share }).toSatisfy(() => share < (jobs.length > 400 ? 0.03 : 0.04));
  });

  it('ask nobody for experience where none is needed', () => {
    const { 'experience.words': words } = textBank(tag, 'others').adverts;
    const needs = occupations.flatMap(({ key }) => textBank(tag, 'others').occupation(key).needs);
    const asking = needs.filter((need) => words.some((word) => need.includes(word)));
    expect(asking.length).toBeGreaterThan(0);
    const beginners = jobs.filter((job) => job.xpLvlId === 1);
    const asked = beginners.filter((job) => asking.some((need) => sentencesOf(job).has(need)));
    expect(asked.map((job) => job.sourceId)).toEqual([]);
  });
});

it('no advertisement asks a beginner for a master’s degree or a doctorate', () => {
  const asked = market.jobs.filter(({ degreeId, xpLvlId }) => (degreeId ?? 0) >= 6 && (xpLvlId ?? 0) < 3);
  expect(asked.map((job) => job.title)).toEqual([]);
});

describe('the languages of a country', () => {
  it('leave those of others to a few companies', () => {
    for (const [country, jobs] of Map.groupBy(market.jobs, (job) => job.countryKey)) {
      const own = marketOf(country).languages.filter(([, share], at) => at === 0 || share >= 25);
      const foreign = jobs.filter((job) => !own.some(([language]) => language === job.language));
      expect(foreign.length / jobs.length, country).toBeLessThan(0.13);
    }
  });
});
