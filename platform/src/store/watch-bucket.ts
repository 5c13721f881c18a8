import { isUnavailable, type OperationError } from '../contract/operation-error.ts';
import { explainBucketError, hasServerAnswered } from './explain-bucket-errors.ts';
import type { S3Objects } from './s3-objects.ts';

/** Whether a remote storage answers. */
export interface Availability {
  /** Why it does not answer; null while it does, and before it was first asked. */
  current(): OperationError | null;
  /** Called at each change, with the value of `current`. */
  onChange(listener: (error: OperationError | null) => void): void;
}

/** Milliseconds between two attempts to reach a server that cannot be reached. */
const retryMs = 1_000;

/**
 * The objects of a bucket with errors that say what to do. While its server cannot be reached, one call a second tries it
 * and the others reject at once, so that nothing waits for a connection.
 */
export function watchBucket(objects: S3Objects, bucket: string): S3Objects & { availability: Availability } {
  const listeners: ((error: OperationError | null) => void)[] = [];
  let away: OperationError | null = null;
  let retryAt = 0;
  let isTrying = false;

  function change(error: OperationError | null) {
    const isNews = (away === null) !== (error === null);
    away = error;
    if (isNews) for (const listener of listeners) listener(error);
  }

  const watched =
    <Input extends unknown[], Output>(work: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      if (away && (isTrying || Date.now() < retryAt)) throw away;
      isTrying = away !== null;
      try {
        const output = await work(...input);
        change(null);
        return output;
      } catch (thrown) {
        const error = explainBucketError(bucket, thrown);
        if (isUnavailable(error)) change(error);
        retryAt = hasServerAnswered(thrown) ? 0 : Date.now() + retryMs;
        throw error;
      } finally {
        isTrying = false;
      }
    };

  return {
    read: watched(objects.read),
    write: watched(objects.write),
    writeNew: watched(objects.writeNew),
    remove: watched(objects.remove),
    keys: watched(objects.keys),
    written: watched(objects.written),
    requireConditionalWrites: watched(objects.requireConditionalWrites),
    availability: { current: () => away, onChange: (listener) => void listeners.push(listener) },
  };
}
