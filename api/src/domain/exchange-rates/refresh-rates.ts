import * as z from 'zod/mini';
import { type CurrencyCode, currentRates, type RateTable } from '../../config-lists/index.ts';
import type { Db } from '../../database/pools.ts';
import { loadStoredRates, storeRates } from './rate-repository.ts';

const timeoutMs = 10_000;
const maxBytes = 200_000;
/** Plausibility limit: a rate that changed by more than this factor is rejected. */
const maxChange = 3;

/** Answers of sources of rates: `base` and `date` in one dialect, `base_code` and a time in the other. */
const rateAnswer = z.object({
  base: z.optional(z.string()),
  base_code: z.optional(z.string()),
  date: z.optional(z.iso.date()),
  time_last_update_unix: z.optional(z.int()),
  rates: z.record(z.string(), z.number().check(z.positive())),
});

/** Fetches and stores exchange rates; does nothing without a URL. Throws for a retry by the queue. */
export async function refreshRates(db: Db, url: string | null, now: Date): Promise<void> {
  if (url === null) return;
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  if (!answer.ok) throw new Error(`The source of exchange rates answered with ${answer.status}.`);
  const table = readRates(await readText(answer), new URL(url).host, now);
  await storeRates(db, table, now);
  await loadStoredRates(db);
}

async function readText(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new Error('The source of exchange rates sends too much.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Rates of the markets' currencies; missing ones keep the last known rate. */
export function readRates(text: string, source: string, now: Date): RateTable {
  const { base, base_code, date, time_last_update_unix, rates } = rateAnswer.parse(JSON.parse(text));
  const day =
    date ?? (time_last_update_unix === undefined ? undefined : isoDay(time_last_update_unix * 1_000));
  if (day === undefined || day > isoDay(now.getTime() + 86_400_000))
    throw new Error('The exchange rates are of no day, or of one to come.');
  const known: ReadonlyMap<string, number> = new Map([
    ...Object.entries(rates),
    [base ?? base_code ?? 'USD', 1],
  ]);
  const usd = known.get('USD');
  if (usd === undefined) throw new Error('The exchange rates do not name the US dollar.');
  const last = currentRates().unitsPerUsd;
  const unitsPerUsd = { ...last } as Record<CurrencyCode, number>;
  for (const currency of Object.keys(last) as CurrencyCode[]) {
    const units = known.get(currency);
    if (units === undefined) continue;
    const change = units / usd / (last[currency] ?? units);
    if (change > maxChange || change < 1 / maxChange)
      throw new Error(`The exchange rate of ${currency} is ${change.toPrecision(3)} times the last one.`);
    unitsPerUsd[currency] = units / usd;
  }
  return { date: day, source, unitsPerUsd };
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
