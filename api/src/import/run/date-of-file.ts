import { readDate } from '../clean/dates/date-text.ts';

interface FileDates {
  /** When the file was written. */
  latest: Date;
  order?: 'dmy' | 'mdy' | undefined;
}

const day = 86_400_000;
/** Offset of the reference date that distinguishes relative dates from full dates of other years. */
const shift = 400 * day;
/** Maximum days between a newest full date and the writing of the file in which it stands beside relative ones. */
const maxGap = 62 * day;

/**
 * The date of a file's content, the base of its "2 days ago": the newest full date in it, or else when it was written.
 * Boards that use both give full dates to their older jobs only. So such a file is newer than those dates, by at least
 * the age of its oldest relative date. It is at most as new as the file itself, which may be a late copy.
 */
export function dateOfFile(texts: readonly string[], { latest, order }: FileDates): Date {
  const earlier = new Date(latest.getTime() - shift);
  let newest: Date | undefined;
  /** Of the relative dates; null without any. */
  let oldestAge: number | null = null;
  for (const text of texts) {
    const [now, then] = [latest, earlier].map((asOf) =>
      readDate(text, { asOf, order, mayBeAhead: true })?.getTime(),
    );
    if (now === undefined || then === undefined) continue;
    // The base moves a relative date with it, and a full one not at all; a day without a year moves by whole years.
    if (now - then === shift) oldestAge = Math.max(oldestAge ?? 0, latest.getTime() - now);
    const date = now === then ? readDate(text, { asOf: latest, order }) : null;
    if (date && (newest === undefined || date > newest)) newest = date;
  }
  if (newest === undefined) return latest;
  if (oldestAge === null || newest >= latest) return newest;
  return latest.getTime() - newest.getTime() <= maxGap ? latest : new Date(newest.getTime() + oldestAge);
}
