import { type FileHandle, mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ApiError, errorCode, isApiError } from '@jobharbor/shared/errors';
import { type BodyTimes, createBodyPace, defaultBodyTimes } from '@jobharbor/shared/http-server';

/** Bodies up to this size are buffered in memory, larger ones in a temporary file. */
const inMemory = 16_384;
/** Bytes that are read from a file at once. */
const partBytes = 65_536;

/** A buffered request body. */
export interface ReceivedBody {
  length: number;
  /** A stream of the body from its start; may be called repeatedly. */
  read(): Readable;
  /** Frees the buffer; always call it. */
  release(): Promise<void>;
}

export interface ReceiveOptions {
  maxBytes: number;
  /** Error code of a larger body; default: 40008. */
  tooLarge?: number | undefined;
  /** Form field that the error is about. */
  field?: string | undefined;
  times?: BodyTimes | undefined;
  /** Folder of temporary files; default: the system's. */
  folder?: string | undefined;
  /** Acquires a slot for a body on disk; the result releases it. Null if exhausted. */
  takePlace?: (() => Promise<(() => void) | null>) | undefined;
}

/**
 * Buffers a whole body, so that a slow client holds only its own connection. Rejects with an {@link ApiError} if the body
 * is too large or too slow.
 */
export async function receiveBody(
  body: Readable,
  {
    maxBytes,
    tooLarge,
    field,
    times = defaultBodyTimes,
    folder = tmpdir(),
    takePlace = async () => () => {},
  }: ReceiveOptions,
): Promise<ReceivedBody> {
  const pace = watchPace(times);
  // Not `for await`, which would destroy the connection that the error is sent on.
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
      if (length > maxBytes) throw bodyTooLarge({ tooLarge, field });
      if (file === null && length > inMemory) {
        const releasePlace = await takePlace();
        if (releasePlace === null) throw new ApiError(errorCode.tooManyAttempts, { retryAfter: 10 });
        file = await openTemporary(folder, releasePlace);
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

/** The error of a body over its limit. */
export const bodyTooLarge = ({
  tooLarge = errorCode.bodyTooLarge,
  field,
}: Pick<ReceiveOptions, 'tooLarge' | 'field'>): ApiError =>
  new ApiError(tooLarge, field === undefined ? {} : { fieldProblems: { [field]: tooLarge } });

/** `tooSlow` rejects when the body falls behind the rate of `times`. */
function watchPace(times: BodyTimes) {
  const { promise: tooSlow, reject } = Promise.withResolvers<never>();
  tooSlow.catch(() => undefined);
  const pace = createBodyPace(times, () => reject(new ApiError(errorCode.requestTimedOut)));
  return { tooSlow, ...pace };
}

/** An aborted body is a client error; a full disk is a server error. */
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

/** The file from its start. Not `createReadStream`, which closes the file when its reader stops early. */
async function* partsOf(handle: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ; ) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(partBytes), 0, partBytes, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

async function openTemporary(parent: string, giveBack: () => void): Promise<TemporaryFile> {
  try {
    await mkdir(parent, { recursive: true });
    const folder = await mkdtemp(join(parent, '.making-'));
    const handle = await open(join(folder, 'body'), 'wx+', 0o600);
    // Unlinked while open, so that nothing is left if this process is killed.
    await rm(folder, { recursive: true, force: true });
    let isOpen = true;
    return {
      handle,
      read: () => Readable.from(partsOf(handle)),
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
