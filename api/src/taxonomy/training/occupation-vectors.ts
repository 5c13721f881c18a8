import type { Corpus } from './corpus.ts';
import { sumFeatureRows } from './trainer.ts';

/** For each occupation the mean of the vectors of its names, of length 1. */
export function occupationVectors(
  { concepts, labels: { starts, rows, weights } }: Corpus,
  values: Float32Array,
  dimensions: number,
): Float32Array[] {
  const name = new Float32Array(dimensions);
  return concepts.map(({ labels }) => {
    const sum = new Float64Array(dimensions);
    for (const label of labels) {
      const kept: [number, number][] = [];
      for (let at = starts[label] ?? 0; at < (starts[label + 1] ?? 0); at += 1)
        kept.push([rows[at] ?? 0, weights[at] ?? 0]);
      sumFeatureRows(name, 0, kept, values, dimensions);
      for (let at = 0; at < dimensions; at += 1) sum[at] = (sum[at] as number) + (name[at] as number);
    }
    const length = Math.hypot(...sum) + 1e-9;
    return Float32Array.from(sum, (value) => value / length);
  });
}
