import { beforeAll, onTestFinished } from 'vitest';

type CleanUp = () => unknown;

let ofShared: CleanUp[] | null = null;

/** Runs `cleanUp` after the test, or, for what `shared` makes, after its tests. */
export function onDone(cleanUp: CleanUp): void {
  if (ofShared) ofShared.push(cleanUp);
  else onTestFinished(async () => void (await cleanUp()));
}

/**
 * One instance for all tests of a file or a `describe` that only read. A gateway and its processes take half a second
 * of CPU time. Call it outside of tests, and what it returns in each.
 */
export function shared<T>(make: () => Promise<T>): () => T {
  let made: { value: T } | undefined;
  beforeAll(async () => {
    const cleanUps: CleanUp[] = [];
    ofShared = cleanUps;
    try {
      made = { value: await make() };
    } finally {
      ofShared = null;
    }
    return async () => {
      for (const cleanUp of cleanUps.toReversed()) await cleanUp();
    };
  });
  return () => {
    if (!made) throw new Error('A shared instance exists in tests only.');
    return made.value;
  };
}
