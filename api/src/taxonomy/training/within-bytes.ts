import { isWord, vectorFeatures } from '../../search/related/vector-features.ts';
import { rowBytes, rowOf, type VectorRows, withoutFeatures } from '../../search/related/vector-rows.ts';
import type { Label } from './join-concepts.ts';

/** More than the head of a file has. */
const headBytes = 1_000;
/** A word that no second name holds says more than its letters. */
const ofWord = 0.5;

/**
 * The table in a file of at most `maxBytes`: without the features that fewest names hold. What sentences of descriptions
 * alone hold goes first. A sixth of 159,000 features gone cost nothing that could be measured. Without those of the
 * shortest vectors, the most frequent ones, German falls from .46 to .38.
 */
export function withinBytes(table: VectorRows, labels: readonly Label[], maxBytes: number): VectorRows {
  const bytesOfRow =
    table.keys.BYTES_PER_ELEMENT + table.scales.BYTES_PER_ELEMENT + rowBytes(table.dimensions);
  const excess = Math.ceil((headBytes + table.scales.length * bytesOfRow - maxBytes) / bytesOfRow);
  if (excess <= 0) return table;
  const holders = new Map<string, number>();
  const count = (text: string, share: number) => {
    for (const feature of vectorFeatures(text).keys())
      holders.set(feature, (holders.get(feature) ?? (isWord(feature) ? ofWord : 0)) + share);
  };
  for (const { description } of labels)
    for (const sentence of description?.split(/(?<=[.!?])\s+|\n+/u) ?? []) count(sentence, 0.01);
  for (const { title } of labels) count(title, 1);
  const fewest = [...holders]
    .filter(([feature]) => rowOf(table.keys, feature) >= 0)
    .sort(([, one], [, other]) => one - other)
    .slice(0, excess);
  return withoutFeatures(table, new Set(fewest.map(([feature]) => feature)));
}
