import type { IncomingMessage } from 'node:http';

export interface BodyTimes {
  /** Milliseconds that a client may fall behind: at the start, and in each later silence. */
  graceMs: number;
  /** Minimum transfer rate. */
  bytesPerSecond: number;
}

/** A slow mobile connection sends 16 kB a second: 5 MB may take five minutes, a login form ten seconds. */
export const defaultBodyTimes: BodyTimes = { graceMs: 10_000, bytesPerSecond: 16_000 };

/** The pace of a body that arrives. */
export interface BodyPace {
  count(bytes: number): void;
  stop(): void;
}

/**
 * Calls `onSlow` once when a body falls behind its minimum rate by the grace period (token bucket). A fast start does
 * not allow a pause later. A client that withholds the last byte, or sends single bytes, ends after the grace period.
 */
export function createBodyPace({ graceMs, bytesPerSecond }: BodyTimes, onSlow: () => void): BodyPace {
  let deadline = Date.now() + graceMs;
  let timer: NodeJS.Timeout;
  const look = () => {
    const left = deadline - Date.now();
    if (left > 0) timer = setTimeout(look, left).unref();
    else onSlow();
  };
  timer = setTimeout(look, graceMs).unref();
  return {
    count(bytes) {
      deadline = Math.min(deadline + (bytes / bytesPerSecond) * 1_000, Date.now() + graceMs);
    },
    stop: () => clearTimeout(timer),
  };
}

const lookMs = 500;

/**
 * The same for a body that somebody else reads at once, such as a parser of JSON. It counts what the connection
 * receives until the body is complete. Not for one that is left unread for a while, whose client cannot send.
 */
export function paceIncoming(request: IncomingMessage, times: BodyTimes, onSlow: () => void): void {
  const { socket } = request;
  let seen = socket.bytesRead;
  const pace = createBodyPace(times, () => {
    stop();
    onSlow();
  });
  const timer = setInterval(() => {
    if (request.complete) return stop();
    pace.count(socket.bytesRead - seen);
    seen = socket.bytesRead;
  }, lookMs).unref();
  const stop = () => {
    clearInterval(timer);
    pace.stop();
  };
  request.once('close', stop).once('end', stop);
}
