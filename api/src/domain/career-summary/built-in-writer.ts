import { join } from 'node:path';
import type { LanguageTag, RewriteType, SummarySentence } from '@jobharbor/shared/contracts';
import { readLanguages } from '../../data-files/read-languages.ts';
import type { Fact } from './read-facts.ts';

type Phrases = Readonly<Record<string, readonly string[]>>;

/** A sentence for each kind of fact, in two wordings. */
export const phrases = readLanguages<Phrases>(join(import.meta.dirname, 'phrases'));

/** Which kinds a short summary has: who one is, the latest job, and what one wants. */
const shortKinds: readonly Fact['kind'][] = ['headline', 'work', 'since', 'skills', 'desired_job'];

export interface Wording {
  language: LanguageTag;
  /** 0 or 1. */
  variant: number;
  rewriteType: RewriteType | null;
}

/** Says one fact a sentence, in phrases of our own. */
export function composeSummary(facts: readonly Fact[], wording: Wording): SummarySentence[] {
  const { language, variant, rewriteType } = wording;
  const latestJob = facts.find(({ kind }) => kind === 'work');
  const short = facts.filter(
    (fact) => shortKinds.includes(fact.kind) && (fact.kind !== 'work' || fact === latestJob),
  );
  const told = rewriteType === 'shorter' && short.length > 0 ? short : facts;
  return told.map((fact) => ({
    text: fill(phrases[language][fact.phrase]?.[variant] ?? '', fact.values),
    facts: [fact.id],
  }));
}

/** A value that ends with a mark of its own does not get a second one. */
const fill = (phrase: string, values: Fact['values']): string =>
  phrase
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
    .replace(/([.!?。！？…])[.。]$/u, '$1');
