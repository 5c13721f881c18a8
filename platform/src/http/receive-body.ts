import { type FileHandle, mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ApiError, errorCode, isApiError } from '@jobharbor/shared/errors';

export interface BodyTimes {
  /** For the first byte to the last of an empty body. */
  graceMs: number;
  /** The slowest line that is waited for. */
  bytesPerSecond: number;
}

/** A mobile line at its worst sends 16 kB a second: 5 MB may take five minutes, a login form ten seconds. */
const defaultTimes: BodyTimes = { graceMs: 10_000, bytesPerSecond: 16_000 };

/** Bodies up to this size are held in memory, larger ones in a temporary file. */
const inMemory = 16_384;

/** A request's body that has arrived whole. */
export interface ReceivedBody {
  length: number;
  /** The body from its beginning, as often as it is asked for. */
  read(): Readable;
  /** Frees what holds the body; to be called in any case. */
  release(): Promise<void>;
}

export interface ReceiveOptions {
  maxBytes: number;
  times?: BodyTimes | undefined;
  /** Where a body goes that is too large for memory; the system's folder of temporary files when absent. */
  folder?: string | undefined;
  /** Takes a place for a body on disk; the result gives it back. Null: there are too many. */
  takePlace?: (() => (() => void) | null) | undefined;
}

/**
 * Waits for a whole body, so that a slow client holds nothing but its own connection. Rejects with an {@link ApiError}
 * when the body is too large, too slow, or never ends.
 */
export async function receiveBody(
  body: Readable,
  { maxBytes, times = defaultTimes, folder = tmpdir(), takePlace = () => () => {} }: ReceiveOptions,
): Promise<ReceivedBody> {
  const pace = watchPace(times);
  // Not `for await`: it would destroy the body, and with it the connection that the refusal is to be answered on.
  const chunks = body.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  const next = () => {
    const arriving = chunks.next();
    arriving.catch(() => undefined);
    return Promise.race([arriving, pace.tooSlow]);
  };
  const parts: Buffer[] = [];
  let length = 0;
  let file: TemporaryFile | null = null;
  try {
    for (let { done, value: part } = await next(); !done; { done, value: part } = await next()) {
      length += part.length;
      pace.count(part.length);
      if (length > maxBytes) throw new ApiError(errorCode.bodyTooLarge);
      if (file === null && length > inMemory) {
        const giveBack = takePlace();
        if (giveBack === null) throw new ApiError(errorCode.tooManyAttempts, { retryAfter: 10 });
        file = await openTemporary(folder, giveBack);
        for (const held of parts.splice(0)) await file.handle.write(held);
      }
      if (file === null) parts.push(part);
      else await file.handle.write(part);
    }
    return {
      length,
      read: () => file?.read() ?? Readable.from(parts),
      release: async () => file?.release(),
    };
  } catch (error) {
    await file?.release();
    throw isApiError(error) ? error : asApiError(error);
  } finally {
    pace.stop();
  }
}

/** `tooSlow` rejects when the bytes that were counted come slower than `times` allow. */
function watchPace(times: BodyTimes) {
  const { promise: tooSlow, reject } = Promise.withResolvers<never>();
  tooSlow.catch(() => undefined);
  let timer: NodeJS.Timeout;
  let deadline = Date.now() + times.graceMs;
  const look = () => {
    const left = deadline - Date.now();
    if (left > 0) timer = setTimeout(look, left);
    else reject(new ApiError(errorCode.requestTimedOut));
  };
  timer = setTimeout(look, times.graceMs);
  return {
    tooSlow,
    count: (bytes: number) => {
      deadline += (bytes / times.bytesPerSecond) * 1_000;
    },
    stop: () => clearTimeout(timer),
  };
}

/** A body that broke off is the client's doing; a disk that takes no more is ours. */
function asApiError(cause: unknown): ApiError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const isOurs = /^E(NOSPC|DQUOT|MFILE|NFILE|IO|ROFS|ACCES)$/.test(code);
  return new ApiError(isOurs ? errorCode.serviceUnavailable : errorCode.malformedBody, { cause });
}

interface TemporaryFile {
  handle: FileHandle;
  read(): Readable;
  release(): Promise<void>;
}

async function openTemporary(parent: string, giveBack: () => void): Promise<TemporaryFile> {
  try {
    await mkdir(parent, { recursive: true });
    const folder = await mkdtemp(join(parent, '.making-'));
    const handle = await open(join(folder, 'body'), 'wx+', 0o600);
    // Without a name already, so that nothing is left when this process is killed.
    await rm(folder, { recursive: true, force: true });
    let isOpen = true;
    return {
      handle,
      read: () => handle.createReadStream({ start: 0, autoClose: false }),
      async release() {
        if (!isOpen) return;
        isOpen = false;
        giveBack();
        await handle.close();
      },
    };
  } catch (error) {
    giveBack();
    throw error;
  }
}
