import type { Occupation } from './occupations.ts';
import type { Random } from './random.ts';
import type { TextBank } from './texts/read-bank.ts';

/** What the words of an advertisement depend on. Numbers are ids of the configuration lists. */
export interface TextFacts {
  readonly occupation: Occupation;
  readonly company: string;
  readonly companyText: string;
  readonly city: string;
  readonly country: string;
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

const jobTypeKeys = ['full-time', 'part-time', 'contract', 'internship', 'freelance', 'temporary'];
const arrangementKeys = ['onsite', 'hybrid', 'remote'];

/** Puts the company, the place and the year into a sentence. Chinese and Japanese join theirs without a space. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Two sentences of one paragraph, joined as the script does it. */
export const join = (...sentences: readonly string[]): string =>
  sentences
    .filter(Boolean)
    .map((sentence, index, all) =>
      index < all.length - 1 && !/[。！？]$/.test(sentence) ? `${sentence} ` : sentence,
    )
    .join('');

/** The title of the position, with the rank that its experience asks for. */
export function writeTitle(
  bank: TextBank,
  { occupation, level, jobType }: TextFacts,
  random: Random,
): string {
  const { titles, lead } = bank.occupation(occupation.key);
  const title = random.pick(titles);
  const ranked = (rank: string): string => {
    const [before = '', after = ''] = random.pick(bank.phrases(`titles.${rank}`)).split('~');
    // Chinese typesetting parts Han characters from Latin letters: 資深 UI 設計師.
    const gap = /[\u4E00-\u9FFF]$/.test(before) && /^[A-Za-z]/.test(title) ? ' ' : '';
    return `${before}${gap}${title}${after}`;
  };
  if (jobType === 4) return ranked('intern');
  if (level === 6 || (level === 5 && !occupation.isProfessional)) return lead;
  if (!occupation.isProfessional) return title;
  if (level === 5) return ranked('senior');
  return level <= 2 && random.chance(0.7) ? ranked('junior') : title;
}

/** Lines marked `*` suit a desk (nobody chooses when to open a kitchen), those marked `+` a place of work. */
const benefitsFor = (bank: TextBank, { occupation, arrangement }: TextFacts): string[] => {
  const [onsite, hybrid] = occupation.places;
  return bank
    .phrases('benefits')
    .filter((line) => !line.startsWith('* ') || hybrid >= onsite)
    .filter((line) => !line.startsWith('+ ') || arrangement !== 3)
    .map((line) => line.replace(/^[*+] /, ''));
};

function writeBenefits(bank: TextBank, facts: TextFacts, random: Random): string[] {
  // An independent professional has an invoice, not a pension scheme.
  if (facts.jobType === 5) return [];
  const web3 = bank.phrases('web3');
  return [
    ...random.some(bank.phrases(`local.${facts.country}`), random.int(1, 2)),
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
  const one = (name: string): string => {
    const variants = bank.phrases(name);
    return variants.length === 0 ? '' : fill(random.pick(variants), values);
  };
  const needs = [
    one(`experience.${facts.level}`),
    facts.degree > 1 ? one(`degree.${facts.degree}`) : '',
    ...random.some(own.needs, random.int(2, own.needs.length)),
    ...(facts.level <= 2 ? own.beginnerNeeds : []),
    ...random.some(bank.phrases('soft'), random.int(1, 2)),
  ].filter(Boolean);
  const benefits = writeBenefits(bank, facts, random);
  const where = one(arrangementKeys[facts.arrangement - 1] ?? 'onsite');
  const hours = one(jobTypeKeys[facts.jobType - 1] ?? 'full-time');
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
