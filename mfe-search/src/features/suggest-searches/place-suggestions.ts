import type { Option } from '@jobharbor/shared/contracts/primitives';
import type { FilterLists } from '../../lists/filter-lists.ts';

/** Without case, accents and width: what a person types for what is written. */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ı/g, 'i').toLocaleLowerCase('en');

/** The country's places with a word that begins like `typed`; they are at hand, so nobody is asked. */
export function suggestPlaces(lists: FilterLists | undefined, typed: string, most = 3): Option[] {
  const wanted = plain(typed.trim());
  if (!lists || wanted === '') return [];
  const begins = ({ value }: Option) =>
    plain(value).startsWith(wanted) || plain(value).includes(` ${wanted}`);
  return lists.location_lists
    .flatMap((group) => [group, ...group.locations])
    .filter(begins)
    .slice(0, most);
}
