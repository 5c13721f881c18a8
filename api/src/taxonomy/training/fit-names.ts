import { addRow, rowOf, type VectorRows } from '../../search/related/vector-rows.ts';
import { MatrixMemory, transpose } from './matrix.ts';
import { createRowGradients, type SparseFeatures, type TrainingState } from './row-gradients.ts';
import { normal, seededRandom } from './seeded-random.ts';
import { learningRateAt, replaceByGradients } from './softmax-gradients.ts';
import { sumFeatureRows } from './trainer.ts';

/** A name, and the vector that it should have. */
export interface FittedName {
  /** The same number for names of the same occupation. */
  occupation: number;
  target: Float32Array;
  features: ReadonlyMap<string, number>;
}

interface FitOptions {
  /** The features to fit, with the number of names that hold each. */
  features: ReadonlyMap<string, number>;
  /** The table whose rows are added to those that are fitted. */
  base: VectorRows;
  steps: number;
}

const largestBatch = 256;
const featureDropout = 0.4;
/** Smaller than in a whole training, since rows of the table are beside them. */
const startSize = 0.02;

/** The features' vectors that bring each name close to its target, and far from the targets of others. Deterministic. */
export function fitNames(
  names: readonly FittedName[],
  { features, base, steps }: FitOptions,
): [feature: string, vector: Float32Array][] {
  const { dimensions } = base;
  const fit = startFit(names, features, base);
  const step = fit.texts.length === 0 ? null : createStep(fit, dimensions);
  while (step !== null && fit.state.step < steps) step(steps);
  return [...fit.rows].map(([feature, { row, rarity }]) => [
    feature,
    fit.state.values.slice(row * dimensions, (row + 1) * dimensions).map((value) => value * rarity),
  ]);
}

interface Text extends FittedName {
  /** Features to fit. */
  rows: SparseFeatures;
  /** The row that holds what the table knows of the name. No step moves it. */
  known: number;
}

interface Fit {
  rows: ReadonlyMap<string, { row: number; rarity: number }>;
  texts: readonly Text[];
  state: TrainingState;
}

function startFit(
  names: readonly FittedName[],
  features: ReadonlyMap<string, number>,
  base: VectorRows,
): Fit {
  const rarityOf = (holders: number) =>
    Math.log((names.length + 1) / (holders + 1)) / Math.log(names.length + 1);
  const rows = new Map(
    [...features].map(([feature, holders], row) => [feature, { row, rarity: rarityOf(holders) }]),
  );
  const rowsOf = (name: FittedName) =>
    [...name.features].flatMap(([feature, weight]) => {
      const found = rows.get(feature);
      return found === undefined ? [] : [[found.row, weight * found.rarity] as const];
    });
  const texts = names
    .map((name) => ({ ...name, rows: rowsOf(name) }))
    .filter((name) => name.rows.length > 0)
    .map((name, number) => ({ ...name, known: rows.size + number }));
  const size = (rows.size + texts.length) * base.dimensions;
  const values = new Float32Array(size);
  const random = seededRandom(1);
  for (let at = 0; at < rows.size * base.dimensions; at += 1) values[at] = startSize * normal(random);
  for (const { known, features: all } of texts) values.set(knownPart(all, base), known * base.dimensions);
  return {
    rows,
    texts,
    state: { step: 0, values, means: new Float32Array(size), squares: new Float32Array(size) },
  };
}

function knownPart(features: ReadonlyMap<string, number>, base: VectorRows): Float32Array {
  const sum = new Float32Array(base.dimensions);
  for (const [feature, weight] of features) {
    const row = rowOf(base.keys, feature);
    if (row >= 0) addRow(sum, base, row, weight);
  }
  return sum;
}

function createStep({ rows, texts, state }: Fit, dimensions: number): (steps: number) => void {
  // A multiple of 4, as the products of matrices need it.
  const batch = Math.min(largestBatch, 4 * Math.ceil(texts.length / 4));
  const memory = new MatrixMemory(4 * batch * dimensions + batch * batch);
  const matrix = () => memory.matrix(batch * dimensions);
  const [sums, targets, turned, outer] = [matrix(), matrix(), matrix(), matrix()];
  const scores = memory.matrix(batch * batch);
  const gradients = createRowGradients(rows.size, dimensions);
  const random = seededRandom(2);
  const draw = () => texts[Math.floor(random() * texts.length)] as Text;
  return (steps) => {
    const drawn = Array.from({ length: batch }, draw);
    const kept = drawn.map((text) => text.rows.filter(() => random() >= featureDropout));
    const lengths = drawn.map(({ target, known }, index) => {
      targets.set(target, index * dimensions);
      return sumFeatureRows(sums, index, [...(kept[index] ?? []), [known, 1]], state.values, dimensions);
    });
    memory.multiplyTransposed(scores, sums, targets, { rows: batch, columns: batch, length: dimensions });
    replaceByGradients(
      scores,
      drawn.map(({ occupation }) => [occupation, occupation]),
    );
    transpose(turned, targets, { rows: batch, columns: dimensions });
    memory.multiplyTransposed(outer, scores, turned, { rows: batch, columns: dimensions, length: batch });
    gradients.clear();
    for (const [index, one] of kept.entries()) gradients.add(one, outer, sums, index, lengths[index] ?? 1);
    state.step += 1;
    gradients.apply(state, learningRateAt(state.step, steps));
  };
}
