import { PassThrough, pipeline, type Readable } from 'node:stream';

/**
 * Reads `source` as fast as it comes and holds at most `bytes` of it in memory, so that whoever reads the result slowly
 * does not keep the connection that `source` comes from. Ends, fails and is destroyed with it.
 */
export const readAhead = (source: Readable, bytes: number): Readable =>
  pipeline(source, new PassThrough({ readableHighWaterMark: bytes }), () => {});
