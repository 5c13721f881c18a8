import type { Option } from '@jobharbor/shared/contracts/primitives/primitives';
import type { FilterLists } from './filter-lists.ts';

/** Normalises text for matching: without case, accents and width. */
const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ı/g, 'i').toLocaleLowerCase('en');

/** Places in the loaded lists with a word that starts with `typed`; sends no request. */
export function suggestPlaces(lists: FilterLists | undefined, typed: string, max = 3): Option[] {
  const prefix = fold(typed.trim());
  if (!lists || prefix === '') return [];
  const matches = ({ value }: Option) => fold(value).startsWith(prefix) || fold(value).includes(` ${prefix}`);
  return lists.location_lists
    .flatMap((group) => [group, ...group.locations])
    .filter(matches)
    .slice(0, max);
}

/** Whether a name contains the text, ignoring case, accents and width. */
export const containsText = (name: string, sought: string): boolean =>
  fold(name).includes(fold(sought.trim()));
