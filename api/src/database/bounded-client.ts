import { currentAsker, ownWork } from '@jobharbor/shared/http-server';
import pg from 'pg';

/** Milliseconds that the database may take to accept a connection. */
const connectMs = 5_000;
/** Milliseconds until a silent connection is probed (TCP keepalive), then once a second, ten times at most. */
export const keepAliveMs = 10_000;

interface Bounds {
  /** Milliseconds that a statement of a request may take. */
  requestMs: number;
}

/**
 * Class of clients whose connections do not wait for a host that is gone (network partition): TCP would send for a quarter
 * of an hour. A statement of a request that takes longer ends its connection. What the program does by itself may take as
 * long as the connection is alive.
 */
export const boundedClient = ({ requestMs }: Bounds): typeof pg.Client =>
  class extends pg.Client {
    readonly #requestMs: number;

    constructor(config: pg.ClientConfig = {}) {
      const connection = { connectionTimeoutMillis: connectMs, ...config };
      super({ ...connection, keepAlive: true, keepAliveInitialDelayMillis: keepAliveMs });
      this.#requestMs = config.query_timeout ?? requestMs;
    }

    // The overloads of `query`; Kysely calls the one with a text and its values.
    override query(...given: unknown[]): never {
      // `Pool.query` passes a callback, and is not used for statements of routes.
      const hasCallback = given.some((argument) => typeof argument === 'function');
      const isBounded = typeof given[0] === 'string' && !hasCallback && currentAsker() !== ownWork;
      const call = super.query.bind(this) as (...args: unknown[]) => Promise<unknown>;
      if (!isBounded) return call(...given) as never;
      const [text, values] = given;
      const answer = call({ text, values, query_timeout: this.#requestMs });
      answer.catch((error: unknown) => {
        // Its answer may still come, and nothing else can be sent before.
        if (error instanceof Error && error.message === 'Query read timeout') void this.end().catch(() => {});
      });
      return answer as never;
    }
  };
