import { addRow, rowOf, type VectorRows } from '../../search/related/vector-rows.ts';
import type { Corpus, FeatureLists } from './corpus.ts';
import { MatrixMemory, transpose } from './matrix.ts';
import { createRowGradients, type SparseFeatures, type TrainingState } from './row-gradients.ts';
import { normal, seededRandom } from './seeded-random.ts';
import { learningRateAt, replaceByGradients } from './softmax-gradients.ts';

export interface TrainingPlan {
  steps: number;
  /** A multiple of 4. */
  dimensions: number;
  /** Concepts of one step: half of them are drawn, the others are a sibling of each. A multiple of 4. */
  batch: number;
  seed: number;
}

const featureDropout = 0.4;
/**
 * The two texts of a concept, one pair after another. Pairs are two of its names, a name and a sentence of a
 * description, and one sentence in two languages. The last also teaches words that no name has.
 */
const cycle = ['names', 'names', 'description', 'translation', 'names', 'translation'] as const;
type Kind = (typeof cycle)[number];

/** Values to begin with: those of `base` for the features that it knows, and small random ones. */
export function startState(
  corpus: Corpus,
  { dimensions, seed }: TrainingPlan,
  base: VectorRows | null = null,
): TrainingState {
  const size = corpus.features.length * dimensions;
  const random = seededRandom(seed);
  const values = new Float32Array(size);
  for (let at = 0; at < size; at += 1) values[at] = 0.1 * normal(random);
  if (base?.dimensions === dimensions)
    for (const [number, feature] of corpus.features.entries()) {
      const row = rowOf(base.keys, feature);
      const rarity = corpus.rarities[number] ?? 0;
      if (row < 0 || rarity === 0) continue;
      const start = values.subarray(number * dimensions, (number + 1) * dimensions).fill(0);
      addRow(start, base, row, 1 / rarity);
    }
  return { step: 0, values, means: new Float32Array(size), squares: new Float32Array(size) };
}

/**
 * Contrastive training of feature vectors, such that names of one occupation are close: symmetric softmax over the batch,
 * as published for sentence embeddings. Deterministic by state and seed, so that an interrupted training resumes to the
 * same vectors.
 */
export function createTrainer(corpus: Corpus, plan: TrainingPlan, state: TrainingState): { step(): number } {
  const { batch, dimensions } = plan;
  const memory = new MatrixMemory(6 * batch * dimensions + 2 * batch * batch);
  const matrix = () => memory.matrix(batch * dimensions);
  const square = () => memory.matrix(batch * batch);
  const sides = { left: matrix(), right: matrix(), leftGradient: matrix(), rightGradient: matrix() };
  const turned = { left: matrix(), right: matrix(), gradients: square() };
  const lengths = { left: new Float64Array(batch), right: new Float64Array(batch) };
  const scores = square();
  const gradients = createRowGradients(corpus.features.length, dimensions);

  function step(): number {
    const random = seededRandom(plan.seed + 1 + state.step * 7_919);
    const concepts = drawConcepts(corpus, batch, random);
    const kind = cycle[state.step % cycle.length] ?? 'names';
    const pairs = concepts.map((concept) => drawPair(corpus, concept, kind, random));
    const drawn = pairs.map(([left, right]) => [drop(left, random), drop(right, random)] as const);
    for (const [index, [left, right]] of drawn.entries()) {
      lengths.left[index] = sumFeatureRows(sides.left, index, left, state.values, dimensions);
      lengths.right[index] = sumFeatureRows(sides.right, index, right, state.values, dimensions);
    }
    memory.multiplyTransposed(scores, sides.left, sides.right, {
      rows: batch,
      columns: batch,
      length: dimensions,
    });
    const loss = replaceByGradients(
      scores,
      concepts.map((concept) => [concept, corpus.concepts[concept]?.group ?? 0] as const),
    );
    const tall = { rows: batch, columns: dimensions };
    transpose(turned.left, sides.left, tall);
    transpose(turned.right, sides.right, tall);
    transpose(turned.gradients, scores, { rows: batch, columns: batch });
    const inner = { ...tall, length: batch };
    memory.multiplyTransposed(sides.leftGradient, scores, turned.right, inner);
    memory.multiplyTransposed(sides.rightGradient, turned.gradients, turned.left, inner);
    gradients.clear();
    for (const [index, [left, right]] of drawn.entries()) {
      gradients.add(left, sides.leftGradient, sides.left, index, lengths.left[index] ?? 1);
      gradients.add(right, sides.rightGradient, sides.right, index, lengths.right[index] ?? 1);
    }
    state.step += 1;
    gradients.apply(state, learningRateAt(state.step, plan.steps));
    return loss;
  }
  return { step };
}

function drawConcepts({ concepts, groups }: Corpus, batch: number, random: () => number): number[] {
  const drawn: number[] = [];
  while (drawn.length < batch) {
    const one = Math.floor(random() * concepts.length);
    const siblings = groups[concepts[one]?.group ?? 0] ?? [];
    drawn.push(one, siblings[Math.floor(random() * siblings.length)] ?? one);
  }
  return drawn;
}

interface Text {
  lists: FeatureLists;
  number: number;
}

function drawPair(
  { concepts, labels, sentences }: Corpus,
  concept: number,
  kind: Kind,
  random: () => number,
): [Text, Text] {
  const held = concepts[concept] ?? { labels: [], descriptions: [] };
  const sentence = (number = 0) => ({ lists: sentences, number });
  if (kind === 'translation' && held.descriptions.length > 1) {
    const [one = [], other = []] = drawTwo(held.descriptions, random);
    // In texts with different numbers of sentences only the first sentences certainly match.
    const at = one.length === other.length ? Math.floor(random() * one.length) : 0;
    return [sentence(one[at]), sentence(other[at])];
  }
  const [left, right] = drawTwo(held.labels, random);
  const name = { lists: labels, number: left ?? 0 };
  if (kind === 'description' && held.descriptions.length > 0) {
    const description = held.descriptions[Math.floor(random() * held.descriptions.length)] ?? [];
    // The beginning of a description usually defines the occupation.
    const at = Math.floor(Math.min(random(), random()) * description.length);
    return [name, sentence(description[at])];
  }
  return [name, { lists: labels, number: right ?? 0 }];
}

/** Two different ones; the same one twice where there is no other. */
function drawTwo<Item>(items: readonly Item[], random: () => number): [Item | undefined, Item | undefined] {
  const first = Math.floor(random() * items.length);
  const further = items.length < 2 ? 0 : 1 + Math.floor(random() * (items.length - 1));
  return [items[first], items[(first + further) % items.length]];
}

/** The text's features without those that are dropped at random. */
function drop({ lists, number }: Text, random: () => number): SparseFeatures {
  const kept: [number, number][] = [];
  const end = lists.starts[number + 1] ?? 0;
  for (let at = lists.starts[number] ?? 0; at < end; at += 1)
    if (random() >= featureDropout) kept.push([lists.rows[at] ?? 0, lists.weights[at] ?? 0]);
  return kept;
}

/** Writes the normalised sum of the features' rows as row `index`; returns its length before. */
export function sumFeatureRows(
  out: Float32Array,
  index: number,
  kept: SparseFeatures,
  values: Float32Array,
  dimensions: number,
): number {
  const start = index * dimensions;
  out.fill(0, start, start + dimensions);
  for (const [row, weight] of kept) {
    const from = row * dimensions;
    for (let at = 0; at < dimensions; at += 1)
      out[start + at] = (out[start + at] as number) + weight * (values[from + at] as number);
  }
  let sum = 0;
  for (let at = start; at < start + dimensions; at += 1) sum += (out[at] as number) ** 2;
  const length = Math.sqrt(sum) + 1e-9;
  for (let at = start; at < start + dimensions; at += 1) out[at] = (out[at] as number) / length;
  return length;
}
