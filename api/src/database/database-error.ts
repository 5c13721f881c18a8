export type DatabaseErrorCode =
  | 'binaries-missing'
  | 'disk-full'
  | 'newer-data'
  | 'older-data'
  | 'newer-schema'
  | 'not-permitted'
  | 'unreachable'
  | 'no-events'
  | 'foreign-key'
  | 'start-failed';

/** The database cannot be used; the message is one sentence for the terminal. Identified by `code`. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: DatabaseErrorCode;

  constructor(code: DatabaseErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

export const diskFull = (folder: string, cause?: unknown): DatabaseError =>
  new DatabaseError(
    'disk-full',
    `The disk that holds ${folder} is full. Free some space (200 MB is enough to start), or choose another folder with JOBHARBOR_DATA.`,
    cause,
  );

/** Turns the output of a failed PostgreSQL program into an error with a helpful message. */
export function explainOutput(output: string, folder: string): DatabaseError {
  if (/no space left on device|disk quota exceeded/i.test(output)) return diskFull(folder);
  if (/initialized by PostgreSQL version (\d+)/i.test(output)) {
    return new DatabaseError('newer-data', `${folder} was written by another version of PostgreSQL.`);
  }
  if (/permission denied|operation not permitted|cannot be run as root/i.test(output)) {
    return new DatabaseError(
      'not-permitted',
      `The database may not use ${folder}: ${lastLine(output)}. Run as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return new DatabaseError('start-failed', `The database did not start: ${lastLine(output)}`);
}

function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.filter((line) => /FATAL|PANIC|error/i.test(line));
  return (telling.at(-1) ?? lines.at(-1) ?? 'it said nothing')
    .replace(/^.*?(FATAL|PANIC|error):\s*/i, '')
    .trim();
}
