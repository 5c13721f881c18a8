import { eld } from 'eld/extrasmall';

const sampled = 300;

/** The language, by ISO 639, that most of a list's names are in; undefined where that is unclear. */
export function languageOfNames(names: readonly string[]): string | undefined {
  const step = Math.max(1, Math.floor(names.length / sampled));
  const sample = names.filter((_, number) => number % step === 0).slice(0, sampled);
  return eld.detect(sample.join('. ')).language || undefined;
}
