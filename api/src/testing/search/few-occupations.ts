import type { Concept } from '../../taxonomy/training/corpus.ts';
import type { TrainingPlan } from '../../taxonomy/training/trainer.ts';

const names: readonly (readonly [group: string, ...labels: string[]])[] = [
  ['sales', 'realtor', 'estate agent', 'real estate agent', 'corredora de inmuebles', '不動産営業'],
  ['sales', 'shop assistant', 'sales clerk', 'vendedora', 'dependienta', '販売員'],
  ['care', 'nanny', 'child minder', 'babysitter', 'niñera', 'ベビーシッター'],
  ['care', 'registered nurse', 'nurse', 'enfermera', 'enfermero', '看護師'],
  ['road', 'truck driver', 'lorry driver', 'camionero', 'conductor de camión', 'トラック運転手'],
  ['road', 'bus driver', 'coach driver', 'conductora de autobús', 'バス運転手'],
];

/** Occupations with names in three languages, each name twice: a feature of one label is not learnt. */
export const fewOccupations: readonly Concept[] = names.map(([group, ...labels]) => ({
  group,
  labels: labels.flatMap((label) => [label, `${label} 2`]),
  descriptions: [],
}));

/** Trains in a fraction of a second. */
export const shortPlan: TrainingPlan = { steps: 60, dimensions: 16, batch: 16, seed: 1 };
