import { createRandom, type Random } from './random.ts';
import type { TextFacts } from './text-facts.ts';
import { fillNumbers } from './texts/compose.ts';
import type { TextBank } from './texts/text-bank.ts';

export type Part = 'about' | 'intro' | 'duties' | 'needs' | 'benefits' | 'place';

const orders: readonly (readonly Part[])[] = [
  ['about', 'intro', 'duties', 'needs', 'benefits', 'place'],
  ['intro', 'about', 'duties', 'needs', 'place', 'benefits'],
  ['intro', 'duties', 'place', 'needs', 'benefits', 'about'],
  ['about', 'intro', 'place', 'needs', 'duties', 'benefits'],
  ['intro', 'needs', 'duties', 'benefits', 'place', 'about'],
];

type Benefit = TextBank['adverts']['benefits'][number];

/** How a company writes all its advertisements, and what it offers everybody. */
export interface CompanyVoice {
  readonly order: readonly Part[];
  readonly writesDutiesAsSentence: boolean;
  readonly writesBenefitsAsSentence: boolean;
  readonly benefits: readonly Benefit[];
  readonly localBenefits: readonly string[];
  /** Chooses the heading of a part, the same in every advertisement of a company. */
  heading(options: readonly string[]): string;
}

const voicesByBank = new WeakMap<TextBank, Map<string, CompanyVoice>>();

/** The voice of the advertisement's company, made once. */
export function companyVoice(bank: TextBank, facts: TextFacts): CompanyVoice {
  const known = voicesByBank.get(bank) ?? new Map<string, CompanyVoice>();
  const voice = known.get(facts.companyKey) ?? makeVoice(bank, facts);
  voicesByBank.set(bank, known.set(facts.companyKey, voice));
  return voice;
}

/** The benefits come with their numbers, which are thereby the same in all advertisements of the company. */
function makeVoice(bank: TextBank, { companyKey, country }: TextFacts): CompanyVoice {
  const random: Random = createRandom(`voice ${companyKey}`);
  const turn = random.int(0, 59);
  return {
    order: random.pick(orders),
    writesDutiesAsSentence: random.chance(0.3),
    writesBenefitsAsSentence: random.chance(0.6),
    benefits: random
      .some(bank.adverts.benefits, 9)
      .map((benefit) => ({ ...benefit, text: fillNumbers(benefit.text, random) })),
    localBenefits: random.some(bank.localBenefits(country), 3),
    heading: (options) => options[turn % options.length] ?? '',
  };
}
