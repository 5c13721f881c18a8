import type { CountryKey } from '@jobharbor/shared/contracts';
import type { Occupation } from './occupations.ts';
import type { Random } from './random.ts';
import type { PhraseListName } from './texts/bank-schema.ts';
import type { TextBank } from './texts/text-bank.ts';

/** What the texts of an advertisement depend on. Numbers are ids of the configuration lists. */
export interface TextFacts {
  readonly occupation: Occupation;
  readonly company: string;
  readonly companyText: string;
  readonly city: string;
  readonly country: CountryKey;
  readonly level: number;
  readonly degree: number;
  readonly jobType: number;
  readonly arrangement: number;
  readonly isWeb3: boolean;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
const heading = (text: string): string => `<h3>${escapeHtml(text)}</h3>`;
const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

/** Lists of phrases by id (from 1) of the job type, the work arrangement and the level of experience. */
const jobTypePhrases = [
  'full-time',
  'part-time',
  'contract',
  'internship',
  'freelance',
  'temporary',
] as const;
const arrangementPhrases = ['onsite', 'hybrid', 'remote'] as const;
const experiencePhrases = [
  'experience.1',
  'experience.2',
  'experience.3',
  'experience.4',
  'experience.5',
  'experience.6',
] as const;
/** From the second level of education: nothing is said where any is enough. */
const degreePhrases = ['degree.2', 'degree.3', 'degree.4', 'degree.5', 'degree.6', 'degree.7'] as const;

/** Replaces `{placeholder}` by its value. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Joins the sentences of a paragraph, with a space except in Chinese and Japanese. */
export const join = (...sentences: readonly string[]): string =>
  sentences
    .filter(Boolean)
    .map((sentence, index, all) =>
      index < all.length - 1 && !/[。！？]$/.test(sentence) ? `${sentence} ` : sentence,
    )
    .join('');

/** The title of the position, with the rank that its level of experience implies. */
export function writeTitle(
  bank: TextBank,
  { occupation, level, jobType }: TextFacts,
  random: Random,
): string {
  const { titles, lead } = bank.occupation(occupation.key);
  const title = random.pick(titles);
  const ranked = (rank: 'intern' | 'junior' | 'senior'): string => {
    const [before = '', after = ''] = random.pick(bank.phrases(`titles.${rank}`)).split('{title}');
    // Chinese typesetting separates Han characters from Latin letters: 資深 UI 設計師.
    const gap = /[\u4E00-\u9FFF]$/.test(before) && /^[A-Za-z]/.test(title) ? ' ' : '';
    return `${before}${gap}${title}${after}`;
  };
  if (jobType === 4) return ranked('intern');
  if (level === 6 || (level === 5 && !occupation.isProfessional)) return lead;
  if (!occupation.isProfessional) return title;
  if (level === 5) return ranked('senior');
  return level <= 2 && random.chance(0.7) ? ranked('junior') : title;
}

/** Leaves out benefits that make no sense for the job: flexible hours in a kitchen, free lunch at home. */
const benefitsFor = (bank: TextBank, { occupation, arrangement }: TextFacts): string[] => {
  const [onsite, hybrid] = occupation.workplaces;
  return bank.benefits
    .filter(({ only }) => only !== 'desk' || hybrid >= onsite)
    .filter(({ only }) => only !== 'workplace' || arrangement !== 3)
    .map(({ text }) => text);
};

function writeBenefits(bank: TextBank, facts: TextFacts, random: Random): string[] {
  // Freelancers get no benefits of employees.
  if (facts.jobType === 5) return [];
  const web3 = bank.phrases('web3');
  return [
    ...random.some(bank.localBenefits(facts.country), random.int(1, 2)),
    ...random.some(benefitsFor(bank, facts), random.int(2, 4)),
    ...(facts.isWeb3 ? random.some(web3, 1) : []),
  ];
}

export interface JobTexts {
  readonly descriptionHtml: string;
  readonly benefits: readonly string[];
  readonly skills: readonly string[];
}

export function writeDescription(bank: TextBank, facts: TextFacts, random: Random): JobTexts {
  const own = bank.occupation(facts.occupation.key);
  const values = { company: facts.company, city: facts.city };
  const one = (list: PhraseListName): string => fill(random.pick(bank.phrases(list)), values);
  const degree = degreePhrases[facts.degree - 2];
  const needs = [
    one(experiencePhrases[facts.level - 1] ?? 'experience.1'),
    degree ? one(degree) : '',
    ...random.some(own.needs, random.int(2, own.needs.length)),
    ...(facts.level <= 2 ? own.beginner_needs : []),
    ...random.some(bank.phrases('soft'), random.int(1, 2)),
  ].filter(Boolean);
  const benefits = writeBenefits(bank, facts, random);
  const where = one(arrangementPhrases[facts.arrangement - 1] ?? 'onsite');
  const hours = one(jobTypePhrases[facts.jobType - 1] ?? 'full-time');
  const about = fill(facts.companyText, values);
  const hook = random.pick(own.hooks);
  const context = facts.arrangement === 3 ? '' : one('context');
  const opening = random.chance(0.5)
    ? [paragraph(about), paragraph(join(hook, context))]
    : [paragraph(join(hook, random.chance(0.5) ? context : '')), paragraph(about)];
  const html = [
    ...opening,
    heading(one('headings.duties')),
    list(random.some(own.duties, random.int(4, Math.min(6, own.duties.length)))),
    heading(one('headings.needs')),
    list(needs),
    ...(benefits.length > 0 ? [heading(one('headings.benefits')), list(benefits)] : []),
    heading(one('headings.place')),
    paragraph(join(...(random.chance(0.5) ? [where, hours] : [hours, where]))),
    paragraph(one('closing')),
  ];
  return {
    descriptionHtml: html.join('\n'),
    benefits: benefits.slice(0, 4),
    skills: random.some(own.skills, random.int(3, own.skills.length)),
  };
}
