import { createHash } from 'node:crypto';
import type { CalendarProblem } from '@jobharbor/shared/contracts';
import { type Get, TooLargeError } from '../../http/get-public.ts';
import { NotPublicError } from '../../http/public-addresses.ts';
import { readBusyApart } from './read-busy-apart.ts';
import type { Span } from './spans.ts';

const maxBytes = 5_000_000;
const dayMs = 86_400_000;
/** Busy times are kept for so many days ahead; free times are asked for 31 days at most. */
const horizonDays = 60;

export interface ReadCalendar {
  busy: Span[];
  unread: number;
  etag: string | null;
  hash: string;
}

/** Null: as it was at the last reading. */
export type ReadingOutcome = { problem: CalendarProblem } | { read: ReadCalendar | null };

interface Before {
  etag: string | null;
  content_hash: string | null;
}

/** Subscriptions begin with `webcal:`, which stands for HTTPS. */
export const toHttps = (link: string): string => link.replace(/^webcals?:/i, 'https:');

/** Reads the calendar at an address: its busy times from today on. */
export async function readLink(
  get: Get,
  link: string,
  { zone, now, before }: { zone: string; now: Date; before: Before },
): Promise<ReadingOutcome> {
  const from = Math.floor(now.getTime() / dayMs) * dayMs;
  // What an unchanged calendar is read for depends on the day and the zone, too.
  const salt = `${zone} ${from} `;
  const isSameDay = before.content_hash?.startsWith(salt) === true;
  try {
    const answer = await get(link, { maxBytes, etag: isSameDay ? before.etag : null });
    if (answer.status === 304) return { read: null };
    if (answer.status !== 200) return { problem: 'unreachable' };
    const hash = salt + createHash('sha256').update(answer.text).digest('base64url');
    if (hash === before.content_hash) return { read: null };
    const limits = { from: from - dayMs, until: from + horizonDays * dayMs };
    const found = await readBusyApart({ text: answer.text, zone, limits }).catch(() => 'failed' as const);
    if (found === 'failed') return { problem: 'too_large' };
    return found === null ? { problem: 'no_calendar' } : { read: { ...found, etag: answer.etag, hash } };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

function problemOf(error: unknown): CalendarProblem {
  if (error instanceof NotPublicError) return 'not_public';
  return error instanceof TooLargeError ? 'too_large' : 'unreachable';
}
