/** Whether the primary answers this process. */
export interface PrimaryWatch {
  isAway(): boolean;
  /** Settles as `work` does; rejects with {@link PrimaryAway} as soon as the primary is away. */
  unlessAway<T>(work: Promise<T>): Promise<T>;
  note(isAnswering: boolean): void;
}

/** The primary has not answered for some seconds. The code is SQLSTATE's for a connection that cannot be made. */
export class PrimaryAway extends Error {
  override name = 'PrimaryAway';
  readonly code = '08001';

  constructor() {
    super('The primary of the database does not answer.');
  }
}

export function createPrimaryWatch(log: (text: string) => void): PrimaryWatch {
  let isAway = false;
  const waiting = new Set<(error: Error) => void>();
  return {
    isAway: () => isAway,
    async unlessAway(work) {
      if (isAway) throw new PrimaryAway();
      // A race with one lasting promise would keep each of its reactions.
      const { promise, reject } = Promise.withResolvers<never>();
      waiting.add(reject);
      try {
        return await Promise.race([work, promise]);
      } finally {
        waiting.delete(reject);
      }
    },
    note(isAnswering) {
      if (isAnswering === !isAway) return;
      isAway = !isAnswering;
      log(
        isAway
          ? 'The primary of the database does not answer: replicas serve reads, and changes are refused.'
          : 'The primary of the database answers again.',
      );
      if (isAway) for (const reject of waiting) reject(new PrimaryAway());
    },
  };
}
