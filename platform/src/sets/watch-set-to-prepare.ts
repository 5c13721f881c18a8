import type { PreparedSet } from '../contract/machine-schemas.ts';
import { poll } from '../process/poll.ts';
import type { ObjectStorage } from '../store/object-storage.ts';
import { readSetToPrepare } from '../store/set-to-prepare.ts';

export interface PreparationOptions {
  storage: ObjectStorage;
  prepare(set: string): Promise<void>;
  answer(prepared: PreparedSet): Promise<void>;
  onError(error: unknown): void;
  /** Milliseconds. Default: a quarter of a second in a folder, a second in a bucket, where each look is a request. */
  interval?: number | undefined;
}

/** Prepares each set that a release names before it makes it live, and answers. Returns a function that stops it. */
export function watchSetToPrepare({
  storage,
  prepare,
  answer,
  ...options
}: PreparationOptions): () => Promise<void> {
  const { onError, interval = storage.availability ? 1_000 : 250 } = options;
  /** Undefined before the first look: what was asked before this gateway started is over. */
  let last: string | null | undefined;
  async function look(): Promise<void> {
    const question = await readSetToPrepare(storage);
    const isNew = last !== undefined && question !== null && question.id !== last;
    last = question?.id ?? null;
    if (!isNew) return;
    const start = performance.now();
    const failure = await prepare(question.set).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    await answer({ id: question.id, failure, took: Math.ceil(performance.now() - start) });
  }
  return poll(look, { interval, onError, isAtOnce: true });
}
