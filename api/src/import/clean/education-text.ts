import { educationNamed, educations, findEducation } from '../../config-lists/index.ts';
import { phraseOf, phrasesOf } from './text/phrases.ts';
import { cleanField } from './text/plain-text.ts';

/** Patterns for an education field, in any of the ten languages ("Minimal Diploma (D1 - D4)", "Sarjana", "bachelor degree"). */
export function readEducationField(source: string): number | null {
  const text = cleanField(source).replace(/^(?:minimal|minimum|min\.?|at least|mínimo)\s+/i, '');
  if (notAsked.test(text)) return educations.find((one) => one.key === 'not-required')?.id ?? null;
  // 短大卒 contains 大卒: a name counts when it is the whole text, before the patterns and names inside it.
  return educationNamed(text)?.id ?? findEducationInText(text) ?? findEducation(text)?.id ?? null;
}

/** Narrower in running text than in a field, because the words also occur in other senses; the lowest level first. */
const levels = phrasesOf('education');
const notAsked = phraseOf('not-asked');

/** The lowest level that a text names: "D3/S1" requires at least a diploma. */
export function findEducationInText(text: string): number | null {
  const key = levels.find(([, pattern]) => pattern.test(text))?.[0];
  return educations.find((one) => one.key === key)?.id ?? null;
}
