import { editDistance } from '../analyser/edit-distance.ts';
import { foldText } from '../analyser/fold-text.ts';
import { sameTitles, shortTitles } from './title-synonyms.ts';

/** By the folded name: as it is written. */
const known = new Map(
  [...sameTitles.flat(), ...shortTitles.flatMap(({ typed }) => typed)].map((name) => [foldText(name), name]),
);
const names = [...known.keys()];
const longest = Math.max(...names.map((name) => name.split(' ').length));
const isHan = (text: string): boolean => /^\p{Script=Han}+$/u.test(text);

/** A quoted phrase or an excluded word is not corrected. */
const hasOperators = /["“”„«»「」『』＂]|(?:^|\s)[-－–—]\S/u;

/** Known names of jobs at the smallest number of typing errors from this one; none for a name that is known. */
function nearNames(typed: string): string[] {
  // Names of two Chinese characters have too many neighbours in their first one.
  const isPair = isHan(typed) && typed.length === 2;
  if (typed.length > 40 || (typed.length < (isHan(typed) ? 2 : 4) && !isPair)) return [];
  const most = typed.length >= 10 && !isHan(typed) ? 2 : 1;
  let [least, near]: [number, string[]] = [most, []];
  for (const name of names) {
    if (Math.abs(name.length - typed.length) > least || isHan(name) !== isHan(typed)) continue;
    if (isPair && (name.length !== 2 || name[0] !== typed[0])) continue;
    const distance = editDistance(typed, name);
    // zookeeper is no bookkeeper: with two errors the first letter must be equal.
    if (distance > least || (distance > 1 && name[0] !== typed[0])) continue;
    if (distance < least) [least, near] = [distance, []];
    near.push(name);
  }
  return near.slice(0, 6);
}

/**
 * Replaces the longest words of the query that nearly are the name of a job: "progammer makati" gives "programmer
 * makati". One query for each equally near name. For names that no advertisement has, but their synonyms find
 * some.
 */
export function withNearNames(typed: string): { part: string; queries: string[] } | null {
  if (hasOperators.test(typed)) return null;
  const words = foldText(typed.slice(0, 200)).split(/\s+/).filter(Boolean).slice(0, 8);
  for (let count = Math.min(longest, words.length); count > 0; count -= 1)
    for (let at = 0; at + count <= words.length; at += 1) {
      const part = words.slice(at, at + count).join(' ');
      if (known.has(part)) return null;
      const near = nearNames(part);
      if (near.length > 0)
        return {
          part,
          queries: near.map((name) =>
            [...words.slice(0, at), known.get(name), ...words.slice(at + count)].join(' '),
          ),
        };
    }
  return null;
}
