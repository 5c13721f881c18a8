import type { LanguageTag } from '@jobharbor/shared/contracts';
import { type RecruiterTexts, texts } from './texts.ts';

export interface Scene {
  language: LanguageTag;
  /** The candidate's first name; may be empty. */
  name: string;
  title: string;
  company: string;
  /** Picks among phrasings: the same number, the same words. */
  seed: number;
}

/** The first answer to an application. */
export function greet(scene: Scene, wrote: string): string {
  const own = texts[scene.language];
  const phrases = wrote.trim() === '' ? own.received_without_words : own.received;
  const hello = scene.name.trim() === '' ? own.hello_nameless : own.hello;
  return fill(`${hello}${gap(scene.language)}${pick(phrases, scene.seed)}`, scene);
}

/** The answer to what the candidate wrote later: to its subject where the words tell one. */
export function answer(scene: Scene, wrote: string): string {
  const own = texts[scene.language];
  return fill(pick(subjectOf(own, wrote)?.answers ?? own.other, scene.seed), scene);
}

/** The words that go with a decision. */
export const tellDecision = (scene: Scene, decision: 'accepted' | 'declined'): string =>
  fill(pick(texts[scene.language][decision], scene.seed), scene);

/** Questions before thanks: "Thanks! And the salary?" asks for the salary. */
function subjectOf({ topics }: RecruiterTexts, wrote: string) {
  const words = wrote.toLowerCase();
  return [topics.pay, topics.place, topics.start, topics.schedule, topics.thanks].find((topic) =>
    topic.words.some((word) => holdsWord(words, word)),
  );
}

/** Scripts with spaces ask for a word's beginning, so that "pay" is not found in "display"; the others for the word. */
const holdsWord = (text: string, word: string): boolean =>
  /^[\p{Script=Latin}\s]+$/u.test(word)
    ? new RegExp(`(?<!\\p{L})${word}`, 'iu').test(text)
    : text.includes(word);

const gap = (language: LanguageTag): string => (language === 'ja' || language.startsWith('zh') ? '' : ' ');

const pick = (phrases: readonly string[], seed: number): string => phrases[seed % phrases.length] ?? '';

/** In one pass: a name that looks like a placeholder stays a name. */
const fill = (phrase: string, { name, title, company }: Scene): string =>
  phrase.replace(/\{(name|title|company)\}/g, (_, key: string) =>
    key === 'name' ? name.trim() : key === 'title' ? title : company,
  );
