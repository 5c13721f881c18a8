import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { TitleVectors } from '../../search/related/title-vectors.ts';
import {
  readVectors,
  type VectorSource,
  vectorFile,
  writeVectors,
} from '../../search/related/vector-file.ts';
import { packRows, type VectorRows, withRowsOf } from '../../search/related/vector-rows.ts';
import { readCheckpoint, writeCheckpoint } from './checkpoint.ts';
import { buildCorpus, type Concept, type Corpus } from './corpus.ts';
import { holdOutNames, type LanguageScore, measureLanguages } from './hold-out-names.ts';
import { joinConcepts, type Label } from './join-concepts.ts';
import { occupationVectors } from './occupation-vectors.ts';
import type { TrainingState } from './row-gradients.ts';
import { createTrainer, startState, type TrainingPlan } from './trainer.ts';
import { withoutLanguages } from './without-languages.ts';

/** Changes with the features and the trainer: a table of another recipe is retrained. */
const recipe = 6;
const manyConcepts = 1_000;
const plans: Readonly<Record<'many' | 'few', TrainingPlan>> = {
  many: { steps: 1_080, dimensions: 128, batch: 512, seed: 1 },
  few: { steps: 80, dimensions: 64, batch: 128, seed: 1 },
};

export interface TrainVectorsOptions {
  dataFolder: string;
  concepts: readonly Concept[];
  source: VectorSource;
  /** The table to begin with, whose other rows remain. */
  base?: VectorRows | null;
  plan?: TrainingPlan;
  /** Steps between checkpoints, from which an interrupted training resumes. */
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
  const base = options.base ?? null;
  const plan = options.plan ?? planFor(concepts, base);
  const path = vectorFile(dataFolder);
  const version = versionOf(concepts, plan, base);
  if ((await tableIn(dataFolder))?.version === version) return 'current';
  const corpus = buildCorpus(concepts);
  const checkpoint = { path: path.replace(/table\.bin$/, 'training.bin'), version };
  const size = corpus.features.length * plan.dimensions;
  const state = (await readCheckpoint(checkpoint, size)) ?? startState(corpus, plan, base);
  const trainer = createTrainer(corpus, plan, state);
  while (state.step < plan.steps) {
    trainer.step();
    options.onStep?.(state.step, plan.steps);
    if (state.step % (options.checkpointEvery ?? 100) === 0) await writeCheckpoint(checkpoint, state);
  }
  const own = toRows(corpus, state, { version, source, languages: [], dimensions: plan.dimensions });
  await writeVectors(path, base === null ? own : withRowsOf(base, own));
  await rm(checkpoint.path, { force: true });
  return 'trained';
}

const planFor = (concepts: readonly Concept[], base: VectorRows | null): TrainingPlan => {
  const plan = plans[concepts.length < manyConcepts ? 'few' : 'many'];
  return { ...plan, dimensions: base?.dimensions ?? plan.dimensions };
};

interface TrainMeasuredOptions extends Omit<TrainVectorsOptions, 'concepts'> {
  lists: readonly (readonly Label[])[];
  /** Lists that the table below was trained with already: no measure of this one. */
  beside?: readonly (readonly Label[])[];
}

/**
 * Trains a table from lists of names, and measures it in each of their languages on names that it was not trained with.
 * Where it is no better than letters it forgets what only names of that language hold. Null if the table is of these
 * lists already.
 */
export async function trainMeasured({
  lists,
  beside = [],
  ...options
}: TrainMeasuredOptions): Promise<LanguageScore[] | null> {
  const unmeasured = beside.map((list) => list.map((label) => ({ ...label, language: undefined })));
  const { kept, apart } = holdOutNames([...lists, ...unmeasured]);
  const done = await trainVectors({ ...options, concepts: joinConcepts(kept) });
  if (done === 'current') return null;
  const path = vectorFile(options.dataFolder);
  const table = await readVectors(path);
  const scores = measureLanguages(apart, new TitleVectors(table));
  const served = new Set(
    scores.filter(({ letters, vectors }) => vectors > letters).map((one) => one.language),
  );
  const unserved = new Set(scores.map((one) => one.language).filter((language) => !served.has(language)));
  const before = (options.base?.languages ?? []).filter((language) => !unserved.has(language));
  const languages = [...new Set([...before, ...served])].sort();
  await writeVectors(path, { ...withoutLanguages(table, kept.flat(), unserved), languages });
  return scores;
}

/** The usable table of the folder, or null. */
const tableIn = (dataFolder: string) => readVectors(vectorFile(dataFolder)).catch(() => null);

const versionOf = (concepts: readonly Concept[], plan: TrainingPlan, base: VectorRows | null): string =>
  createHash('sha256')
    .update(JSON.stringify({ recipe, plan, concepts, base: base?.version }))
    .digest('base64url')
    .slice(0, 16);

/** Rows with how much their feature says folded in. */
function toRows(
  corpus: Corpus,
  { values }: TrainingState,
  head: Pick<VectorRows, 'version' | 'source' | 'languages' | 'dimensions'>,
): VectorRows {
  const { dimensions } = head;
  const features = corpus.features.map((feature, row) => {
    const rarity = corpus.rarities[row] ?? 0;
    const vector = values.subarray(row * dimensions, (row + 1) * dimensions);
    return [feature, vector.map((value) => value * rarity)] as const;
  });
  return packRows({ ...head, features, occupations: occupationVectors(corpus, values, dimensions) });
}
