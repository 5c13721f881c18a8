import type { CountryKey, LanguageTag, Option } from '@jobharbor/shared/contracts';
import {
  type ConfigOption,
  categoryById,
  type FlatListName,
  flatOptionById,
  locationById,
  optionIn,
} from '../../config-lists/index.ts';

const named = (
  option: ConfigOption | undefined,
  language: LanguageTag,
  country?: CountryKey,
): Option | null => (option === undefined ? null : optionIn(option, language, country));

/**
 * The option of a stored id in the reader's language, with the digits of `country` if given. Null without an id, and
 * for an id that is no longer in the list.
 */
export const flatOption = (
  list: FlatListName,
  id: number | null,
  language: LanguageTag,
  country?: CountryKey,
): Option | null => (id === null ? null : named(flatOptionById(list, id), language, country));

/** The options of stored ids, in the reader's language; without those that are no longer in the list. */
export const flatOptions = (list: FlatListName, ids: readonly number[], language: LanguageTag): Option[] =>
  ids.map((id) => flatOption(list, id, language)).filter((option) => option !== null);

export const categoryOption = (id: number | null, language: LanguageTag): Option | null =>
  id === null ? null : named(categoryById(id), language);

export const locationOptions = (ids: readonly number[], language: LanguageTag): Option[] =>
  ids.map((id) => named(locationById(id), language)).filter((option) => option !== null);
