import { statfs } from 'node:fs/promises';
import { isConnectionLost } from '../../database/is-connection-lost.ts';

export interface StoppedImport {
  /** Name of the file. */
  file: string;
  /** Rows whose outcome was committed in this run. */
  rows: number;
  /** The embedded database's folder; null where the database is elsewhere. */
  folder: string | null;
}

const insufficientResources = /^53\w{3}$/;

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** A full disk ends the server when it cannot write its log (WAL), a file of 16 MB at a time. */
const walBytes = 16 * 2 ** 20;

/**
 * The sentence for an import that a full disk or the end of the database interrupted. It says what is stored, and that
 * the same command resumes. Other errors are returned unchanged.
 */
export async function explainStop(error: unknown, { file, rows, folder }: StoppedImport): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  const code = codeOf(error);
  if (!isConnectionLost(error) && !insufficientResources.test(code)) return error;
  const isFull = code === '53100' || (!code.startsWith('53') && (await isDiskFull(folder)));
  const [reason, remedy] = isFull
    ? ['the disk of the database is full', 'Free some space']
    : [`the database broke off (${error.message})`, 'See that it runs'];
  const kept = rows > 0 ? `The first ${rows} rows are stored` : 'Nothing of this run was stored';
  return new Error(
    `${file}: the import stopped, because ${reason}. ${kept}. ${remedy}, and run the same command again: it goes on after the last stored row.`,
    {
      cause: error,
    },
  );
}

async function isDiskFull(folder: string | null): Promise<boolean> {
  if (folder === null) return false;
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < walBytes;
}
