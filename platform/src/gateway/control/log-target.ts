import type { FastifyServerOptions } from 'fastify';
import type { RollingFile } from 'pino-roll';

const rotateAt = '10m';
/** Number of rotated files to keep. */
const kept = 9;
/** Characters that wait for a disk that takes none; further lines are dropped. */
const mostWaiting = 1_000_000;
const retryMs = 1_000;

/**
 * Where the gateway's log goes: lines of JSON on the standard output, or in files of `folder` that are rotated. A disk
 * that is full ends no gateway: lines wait until it takes them again, and the first failure is said on standard error.
 */
export async function loggerOf(
  level: string,
  folder: string | undefined,
): Promise<FastifyServerOptions['logger']> {
  if (folder === undefined) return { level };
  const { default: pinoRoll } = await import('pino-roll');
  // In this thread: the worker of a pino transport ends at the first write that fails, and its process with it.
  const stream = await pinoRoll({
    file: `${folder}/gateway`,
    extension: '.log',
    size: rotateAt,
    limit: { count: kept },
    mkdir: true,
    maxLength: mostWaiting,
  });
  retryAfterErrors(stream, folder);
  return { level, stream };
}

function retryAfterErrors(stream: RollingFile, folder: string): void {
  let isFailing = false;
  let isWaiting = false;
  stream.on('error', (error: Error) => {
    if (!isFailing) console.error(`The gateway's log in ${folder} cannot be written: ${error.message}`);
    isFailing = true;
    // A write of nothing writes what waits.
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      stream.write('');
    }, retryMs).unref();
  });
  stream.on('write', () => {
    isFailing = false;
  });
  process.once('exit', () => {
    try {
      stream.flushSync();
    } catch {
      // Said above.
    }
  });
}
