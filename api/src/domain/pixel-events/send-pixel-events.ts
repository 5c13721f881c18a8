import type { Pixel } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import type { PixelEventRow } from '../../database/tables/pixel-tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { PixelAnswer } from '../../pixels/pixel-port.ts';
import { tellProvider } from '../../pixels/pixel-providers.ts';
import { findPixels } from './find-pixels.ts';

export type PixelSenderServices = Pick<Dependencies, 'db' | 'clock'> & {
  config: Pick<Dependencies['config'], 'pixels' | 'siteUrl'>;
};

const minute = 60_000;
/** Lease time, longer than any request: after it another process sends the events of a killed one. */
const leaseMs = 2 * minute;
/** Events of one look at the queue, which is every five seconds: the rate limit of a process. */
const batch = 50;
const parallel = 5;
const timeoutMs = 10_000;
/** Delays after each failed attempt; then the event is given up, less than a day old. */
const retryMs = [1, 5, 30, 120, 360, 600].map((minutes) => minutes * minute);

export interface PixelSenderOptions {
  /** Called once when a provider begins to refuse the events of a country. */
  onRefusal(country: string, answer: PixelAnswer): void;
  onError(error: unknown): void;
  timeout?: () => AbortSignal;
}

/**
 * Sends the due events, at most {@link batch}. An event that the provider refuses is dropped; one without an answer is sent
 * again under its id. Safe to run in several processes: each event is leased by one.
 */
export async function sendPixelEvents(
  services: PixelSenderServices,
  options: PixelSenderOptions,
): Promise<void> {
  const { db, clock } = services;
  const events = await leaseEvents(db, clock());
  if (events.length === 0) return;
  const pixels = await findPixels(db);
  const waiting = events.values();
  const sendInTurn = async () => {
    for (const event of waiting)
      await sendEvent(services, event, pixels.get(event.country_key), options).catch(options.onError);
  };
  await Promise.all(Array.from({ length: parallel }, sendInTurn));
}

const leaseEvents = (db: Db, now: Date): Promise<PixelEventRow[]> =>
  db
    .updateTable('pixel_events')
    .set({ next_at: new Date(now.getTime() + leaseMs) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('pixel_events')
        .select('id')
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();

async function sendEvent(
  { db, clock, config }: PixelSenderServices,
  event: PixelEventRow,
  pixel: Pixel | undefined,
  { onRefusal, timeout = () => AbortSignal.timeout(timeoutMs) }: PixelSenderOptions,
): Promise<void> {
  const settings = pixel && config.pixels[pixel.provider];
  if (pixel === undefined || settings === undefined) return drop(db, event);
  // The consent may have been withdrawn since the lease.
  if (!(await isWaiting(db, event))) return;
  const told = {
    ...{ id: event.id, name: event.name, at: event.created_at, url: config.siteUrl + event.path },
    ...{ clickId: event.click_id, clickedAt: event.clicked_at, userAgent: event.user_agent },
  };
  const answer = await tellProvider[pixel.provider](settings, pixel.pixel_id, told, timeout()).catch(
    () => null,
  );
  if (answer !== null && answer.status < 300) {
    await drop(db, event);
    await db.deleteFrom('pixel_refusals').where('country_key', '=', event.country_key).execute();
    return;
  }
  if (answer !== null && isRefusal(answer.status)) {
    await drop(db, event);
    if (await recordRefusal(db, event, { pixel, answer, now: clock() })) onRefusal(event.country_key, answer);
    return;
  }
  const delay = retryMs[event.attempts];
  if (delay === undefined) return drop(db, event);
  await db
    .updateTable('pixel_events')
    .set({ attempts: event.attempts + 1, next_at: new Date(clock().getTime() + delay) })
    .where('id', '=', event.id)
    .execute();
}

/** The provider will not take it later either: neither a limit of requests nor a timeout. */
const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

async function drop(db: Db, { id }: PixelEventRow): Promise<void> {
  await db.deleteFrom('pixel_events').where('id', '=', id).execute();
}

const isWaiting = async (db: Db, { id }: PixelEventRow): Promise<boolean> =>
  (await db.selectFrom('pixel_events').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Whether it is the first refusal since the provider took an event of the country, or since the pixel was set. */
async function recordRefusal(
  db: Db,
  { country_key }: PixelEventRow,
  { pixel, answer, now }: { pixel: Pixel; answer: PixelAnswer; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('pixel_refusals')
    .values({ country_key, pixel_id: pixel.pixel_id, since: now, status: answer.status, answer: answer.text })
    .onConflict((conflict) =>
      conflict
        .column('country_key')
        .doUpdateSet((eb) => ({
          pixel_id: eb.ref('excluded.pixel_id'),
          since: eb.ref('excluded.since'),
          status: eb.ref('excluded.status'),
          answer: eb.ref('excluded.answer'),
        }))
        .whereRef('pixel_refusals.pixel_id', '!=', 'excluded.pixel_id'),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}
