import { joinConcepts, type Label } from './training/join-concepts.ts';
import { ownLabels } from './training/own-labels.ts';
import { tableIn, trainVectors } from './training/train-vectors.ts';

/**
 * Trains title vectors from the lists that come with the product and from `labels`, where there are none yet or the lists
 * have changed; takes seconds. A table that was trained from a taxonomy stays.
 */
export async function ensureOwnVectors(dataFolder: string, labels: readonly Label[]): Promise<boolean> {
  if ((await tableIn(dataFolder))?.source === 'taxonomy') return false;
  const concepts = joinConcepts([...ownLabels(), labels]);
  return (await trainVectors({ dataFolder, concepts, source: 'lists' })) === 'trained';
}
