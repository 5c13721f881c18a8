import type { LanguageTag, Option } from '@jobharbor/shared/contracts';
import {
  type ConfigOption,
  categoryById,
  type FlatListName,
  flatOptionById,
  locationById,
  optionIn,
} from '../../config-lists/index.ts';

const named = (option: ConfigOption | undefined, language: LanguageTag): Option | null =>
  option === undefined ? null : optionIn(option, language);

/** A stored id as a choice in the reader's language; null for none, and for one that the lists no longer hold. */
export const flatOption = (list: FlatListName, id: number | null, language: LanguageTag): Option | null =>
  id === null ? null : named(flatOptionById(list, id), language);

export const categoryOption = (id: number | null, language: LanguageTag): Option | null =>
  id === null ? null : named(categoryById(id), language);

export const locationOptions = (ids: readonly number[], language: LanguageTag): Option[] =>
  ids.map((id) => named(locationById(id), language)).filter((option) => option !== null);
