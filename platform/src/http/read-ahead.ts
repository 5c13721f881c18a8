import { PassThrough, pipeline, type Readable } from 'node:stream';

/**
 * Reads `source` at full speed into a buffer of at most `bytes`, so that a slow reader does not hold its connection.
 * Ends, fails and is destroyed with it.
 */
export const readAhead = (source: Readable, bytes: number): Readable =>
  pipeline(source, new PassThrough({ readableHighWaterMark: bytes }), () => {});
