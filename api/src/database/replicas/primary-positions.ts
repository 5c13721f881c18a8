import { setTimeout as delay } from 'node:timers/promises';

/** Positions of the primary in its write-ahead log. */
export interface PrimaryPositions {
  /** Position that a replica must have replayed; null while it is being read, when the primary must be used. */
  required(): number | null;
  /** Raises the required position to the primary's current one, after an event told this process of a commit. */
  advance(): void;
  /** Replication lag of `position`: milliseconds since a sample of the primary was ahead of it, or 0. */
  lagOf(position: number): number;
  /** Samples the primary's position for `lagOf`. */
  sample(): Promise<void>;
  stop(): void;
}

const samplesKept = 120;
const retryAfter = 200;

/** `read` returns the primary's position, and rejects while the primary does not answer. */
export function createPrimaryPositions(
  read: () => Promise<number>,
  now: () => number = () => performance.now(),
): PrimaryPositions {
  let required = 0;
  /** Calls of `advance`, and how many of them `required` contains. */
  let asked = 0;
  let answered = 0;
  let isReading = false;
  let isStopped = false;
  const samples: { at: number; position: number }[] = [];

  async function readRequired(): Promise<void> {
    isReading = true;
    while (answered < asked && !isStopped) {
      const due = asked;
      try {
        required = Math.max(required, await read());
        answered = due;
      } catch {
        await delay(retryAfter, undefined, { ref: false });
      }
    }
    isReading = false;
  }

  return {
    required: () => (answered === asked ? required : null),
    advance() {
      asked += 1;
      if (!isReading) void readRequired();
    },
    lagOf(position) {
      const ahead = samples.find((sample) => sample.position > position);
      return ahead === undefined ? 0 : now() - ahead.at;
    },
    async sample() {
      const at = now();
      const position = await read();
      samples.push({ at, position });
      if (samples.length > samplesKept) samples.shift();
    },
    stop() {
      isStopped = true;
    },
  };
}
