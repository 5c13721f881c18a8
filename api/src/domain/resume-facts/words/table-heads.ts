import heads from './table-heads.json' with { type: 'json' };
import { allWords, comparisonKey } from './words.ts';

/** What a column of a table holds. */
export type ColumnKind = keyof typeof heads;

const kinds = new Map<string, ColumnKind>();
for (const label of allWords((words) => words.companyLabels)) kinds.set(comparisonKey(label), 'company');
for (const label of allWords((words) => words.titleLabels)) kinds.set(comparisonKey(label), 'title');
for (const [kind, texts] of Object.entries(heads))
  for (const text of texts) {
    const key = comparisonKey(text);
    if (key !== '' && !kinds.has(key)) kinds.set(key, kind as ColumnKind);
  }

/** The kind of a column by its head: `Designation` is a title. Null for a text that is none. */
export const columnKind = (text: string): ColumnKind | null =>
  /^[#%№]$/u.test(text.trim()) ? 'other' : (kinds.get(comparisonKey(text)) ?? null);
