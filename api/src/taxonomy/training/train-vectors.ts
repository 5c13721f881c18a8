import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { occupationFeature } from '../../search/related/vector-features.ts';
import {
  readVectors,
  type VectorSource,
  vectorFile,
  writeVectors,
} from '../../search/related/vector-file.ts';
import { readCheckpoint, writeCheckpoint } from './checkpoint.ts';
import { buildCorpus, type Concept, type Corpus } from './corpus.ts';
import { occupationVectors } from './occupation-vectors.ts';
import type { TrainingState } from './row-slopes.ts';
import { createTrainer, startState, type TrainingPlan } from './trainer.ts';

/** Changes with the features and the trainer: a table of another recipe is retrained. */
const recipe = 4;
const manyConcepts = 1_000;
const plans: Readonly<Record<'many' | 'few', TrainingPlan>> = {
  many: { steps: 1_080, dimensions: 128, batch: 512, seed: 1 },
  few: { steps: 80, dimensions: 64, batch: 128, seed: 1 },
};
const maxPerRow = 127;

export interface TrainVectorsOptions {
  dataFolder: string;
  concepts: readonly Concept[];
  source: VectorSource;
  plan?: TrainingPlan;
  /** Steps between two checkpoints, after each of which a killed training goes on. */
  checkpointEvery?: number;
  /** Called after each step. */
  onStep?(step: number, steps: number): void;
}

/**
 * Trains the table of title vectors and puts it in place of the present one. A table of the same concepts is left as it
 * is. Takes seconds for hundreds of occupations, some minutes for a whole taxonomy in several languages.
 */
export async function trainVectors(options: TrainVectorsOptions): Promise<'trained' | 'current'> {
  const { dataFolder, concepts, source } = options;
  const plan = options.plan ?? plans[concepts.length < manyConcepts ? 'few' : 'many'];
  const path = vectorFile(dataFolder);
  const version = versionOf(concepts, plan);
  if ((await tableIn(dataFolder))?.version === version) return 'current';
  const corpus = buildCorpus(concepts);
  const checkpoint = { path: path.replace(/table\.bin$/, 'training.bin'), version };
  const size = corpus.features.length * plan.dimensions;
  const state = (await readCheckpoint(checkpoint, size)) ?? startState(corpus, plan);
  const trainer = createTrainer(corpus, plan, state);
  while (state.step < plan.steps) {
    trainer.step();
    options.onStep?.(state.step, plan.steps);
    if (state.step % (options.checkpointEvery ?? 100) === 0) await writeCheckpoint(checkpoint, state);
  }
  await writeVectors(path, { ...toRows(corpus, state, plan), version, source });
  await rm(checkpoint.path, { force: true });
  return 'trained';
}

/** The usable table of the folder, or null. */
export const tableIn = (dataFolder: string) => readVectors(vectorFile(dataFolder)).catch(() => null);

const versionOf = (concepts: readonly Concept[], plan: TrainingPlan): string =>
  createHash('sha256').update(JSON.stringify({ recipe, plan, concepts })).digest('base64url').slice(0, 16);

/** Rows in one byte a value, with how much their feature says folded into the scale; after them those of occupations. */
function toRows(corpus: Corpus, { values }: TrainingState, { dimensions }: TrainingPlan) {
  const occupations = occupationVectors(corpus, values, dimensions);
  const count = corpus.features.length;
  const rows = count + occupations.length;
  const scales = new Float32Array(rows);
  const quantised = new Int8Array(rows * dimensions);
  for (let row = 0; row < rows; row += 1) {
    const exact = occupations[row - count] ?? values.subarray(row * dimensions, (row + 1) * dimensions);
    const scale = exact.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / maxPerRow;
    scales[row] = scale * (row < count ? (corpus.rarities[row] ?? 0) : 1);
    for (const [at, value] of exact.entries()) quantised[row * dimensions + at] = Math.round(value / scale);
  }
  const names = occupations.map((_, number) => occupationFeature(number));
  return { dimensions, features: [...corpus.features, ...names], scales, values: quantised };
}
