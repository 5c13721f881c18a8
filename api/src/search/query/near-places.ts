import type { CountryKey } from '@jobharbor/shared/contracts';
import { editDistance } from '../analyser/edit-distance.ts';
import { foldText } from '../analyser/fold-text.ts';
import { namedOptions } from './named-options.ts';

const minLetters = 5;
/** From so many letters on two errors are one too few for another name. */
const lettersOfTwo = 9;
const longestName = 3;
const maxWords = 8;

/** The query with words that nearly are the name of a place in its place: "cook toa payo". Null for none. */
export function withNearPlace(country: CountryKey, typed: string): { part: string; query: string } | null {
  const words = foldText(typed.slice(0, 200))
    .split(/[\s,]+/u)
    .filter(Boolean)
    .slice(0, maxWords);
  for (let count = Math.min(longestName, words.length); count > 0; count -= 1)
    for (let at = 0; at + count <= words.length; at += 1) {
      const part = words.slice(at, at + count).join(' ');
      const name = nearestPlace(country, part);
      if (name !== null)
        return { part, query: [...words.slice(0, at), name, ...words.slice(at + count)].join(' ') };
    }
  return null;
}

function nearestPlace(country: CountryKey, typed: string): string | null {
  if (typed.length < minLetters || !/^[a-z ]+$/.test(typed)) return null;
  let [least, nearest]: [number, string | null] = [typed.length >= lettersOfTwo ? 2 : 1, null];
  for (const [name, [{ field }]] of namedOptions(country)) {
    if (field !== 'job_locations' || name.length < minLetters || Math.abs(name.length - typed.length) > least)
      continue;
    if (name[0] !== typed[0] || name.split(' ').length !== typed.split(' ').length) continue;
    const distance = editDistance(typed, name);
    if (distance > least || distance === 0 || (distance === least && nearest !== null)) continue;
    [least, nearest] = [distance, name];
  }
  return nearest;
}
