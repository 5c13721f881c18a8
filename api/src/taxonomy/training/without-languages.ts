import { vectorFeatures } from '../../search/related/vector-features.ts';
import { type VectorRows, withoutFeatures } from '../../search/related/vector-rows.ts';
import type { Label } from './join-concepts.ts';

/** The table without the features that only names in these languages hold. */
export function withoutLanguages(
  table: VectorRows,
  labels: readonly Label[],
  unserved: ReadonlySet<string>,
): VectorRows {
  if (unserved.size === 0) return table;
  const { gone = [], staying = [] } = Object.groupBy(labels, ({ language = '' }) =>
    unserved.has(language) ? 'gone' : 'staying',
  );
  const remaining = new Set(staying.flatMap(({ title }) => [...vectorFeatures(title).keys()]));
  const lost = gone.flatMap(({ title }) => [...vectorFeatures(title).keys()]);
  return withoutFeatures(table, new Set(lost.filter((feature) => !remaining.has(feature))));
}
