import type { LogCheck } from '../contract/log-check.ts';
import type { Chain } from './chain.ts';

interface Linked {
  /** SHA-256 of the file of the entry before, hexadecimal; null for the first entry. */
  previous?: string | null | undefined;
  at: number;
}

/**
 * Verifies the log's hash chain: compares each entry with the digest in the next one. Changing or removing an entry
 * requires rewriting all later ones, which the last digest, stored elsewhere, reveals.
 */
export async function checkLog(log: Chain<Linked>): Promise<LogCheck> {
  const newest = (await log.newest())?.number ?? 0;
  const readable = new Map((await log.since(0)).map(({ number, value }) => [number, value]));
  const check: LogCheck = {
    entries: newest,
    chained_from: null,
    digest: null,
    newest_at: null,
    problems: [],
  };
  const note = (seq: number, what: LogCheck['problems'][number]['what']) =>
    check.problems.push({ seq, what });
  for (let seq = 1; seq <= newest; seq += 1) {
    const before = check.digest;
    check.digest = await log.digestOf(seq);
    const entry = readable.get(seq);
    const previous = entry?.previous;
    check.newest_at = entry?.at ?? check.newest_at;
    if (check.digest === null) note(seq, 'missing');
    else if (!readable.has(seq)) note(seq, 'unreadable');
    else if (previous !== undefined) {
      check.chained_from ??= seq;
      if (previous !== before && (before !== null || seq === 1)) note(seq - 1, 'altered');
    } else if (check.chained_from !== null) note(seq, 'unchained');
  }
  return check;
}
