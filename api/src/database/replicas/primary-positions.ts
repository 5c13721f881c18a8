import { setTimeout as delay } from 'node:timers/promises';

/** Positions of the primary in its write-ahead log. */
export interface PrimaryPositions {
  /** What rows must contain; null while it is being read, when only the primary is sure to have it. */
  required(): number | null;
  /** Something that this process was told of was committed: rows must contain the primary's position as of now. */
  advance(): void;
  /** Milliseconds since the primary was ahead of `position`; 0 where it was not seen to be. */
  lagOf(position: number): number;
  /** Notes where the primary is, for `lagOf`. */
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
