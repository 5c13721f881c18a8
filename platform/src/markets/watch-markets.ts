import type { FastifyBaseLogger } from 'fastify';
import type { MarketReadiness } from '../contract/market-schemas.ts';
import { gapLine, listMarkets } from './list-markets.ts';

let known: Promise<MarketReadiness[]> | undefined;

/** The markets of this checkout, read once: a process serves the files that it was started with. */
export function readMarkets(root: string): Promise<MarketReadiness[]> {
  known ??= listMarkets(root).catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

/**
 * Warns of each open market that lacks something. It stays open: its visitors have more of it than of none. Never rejects:
 * files that cannot be read must not end the gateway.
 */
export async function warnOfMarkets(root: string, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  try {
    for (const { key, is_open, gaps } of await readMarkets(root))
      if (is_open && gaps.length > 0)
        log.warn({ market: key, gaps: gaps.map(gapLine) }, 'an open market lacks something');
  } catch (error) {
    log.warn({ err: error }, 'what markets lack could not be read');
  }
}
