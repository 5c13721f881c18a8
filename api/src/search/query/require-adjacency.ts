import { isSyllable } from '../analyser/vietnamese.ts';
import { anyOf, type Match, sequenceOf } from './match.ts';

interface Word {
  word: string;
  match: Match;
  isPhrase: boolean;
  isSpelt: boolean;
  isPart?: boolean;
}

/**
 * Vietnamese puts spaces between the syllables of a word: "kế toán" is one word, while "thiết kế thuật toán" holds both
 * syllables. So each must stand beside one of its neighbours, as pairs of characters do in scripts without spaces.
 */
export function requireAdjacency<W extends Word>(words: readonly W[]): W[] {
  const pairFrom = (at: number): Match[] => {
    const [one, other] = [words[at], words[at + 1]];
    const isPair = [one, other].every((each) => each && !each.isPhrase && isSyllable(each.word));
    return one && other && isPair ? [sequenceOf([one.match, other.match])] : [];
  };
  return words.map((word, at) => {
    const pairs = [...pairFrom(at - 1), ...pairFrom(at)];
    return pairs.length === 0 ? word : { ...word, match: anyOf(pairs), isSpelt: false, isPart: true };
  });
}
