import { randomUUID } from 'node:crypto';
import {
  type PixelClick,
  type PixelProvider,
  pixelClickCookie,
  pixelCookie,
  readClick,
  readPixelConsent,
  refusesTracking,
  toldPath,
} from '@jobharbor/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Dependencies } from '../../dependencies.ts';
import type { PixelEventName } from '../../pixels/pixel-port.ts';
import { findPixels } from './find-pixels.ts';

export type PixelServices = Pick<Dependencies, 'db' | 'clock'> & {
  config: Pick<Dependencies['config'], 'pixels'>;
};

/** Events of one click that wait at most; more are dropped. */
const maxWaiting = 50;
/** Events of one country that wait at most, so that none takes all places. */
const maxWaitingOfCountry = 10_000;
/** Events of all clicks that wait at most, about half an hour of one process; more are dropped. */
const maxWaitingOfAll = 20_000;
const maxUserAgent = 300;

interface Consented {
  /** The provider that the visitor was asked about. */
  consent: PixelProvider;
  click: PixelClick;
}

/** The click that events of the request belong to; null without consent, or where nothing could be attributed. */
function consentedClick({ cookies, headers }: FastifyRequest, now: Date): Consented | null {
  const consent = readPixelConsent(cookies[pixelCookie]);
  if (consent === null || consent === 'no' || refusesTracking(headers)) return null;
  const click = readClick(cookies[pixelClickCookie], now.getTime());
  return click && { consent, click };
}

/**
 * Queues what a provider is told, if the visitor agreed and came by its advertisement. `path` stands behind the origin. The
 * number of queued events. A failure is logged, and fails no request.
 */
export async function queuePixelEvent(
  services: PixelServices,
  request: FastifyRequest,
  name: PixelEventName,
  path: string,
): Promise<number> {
  const consented = consentedClick(request, services.clock());
  const told = name === 'signed-up' ? path : toldPath(path);
  if (consented === null || told === null) return 0;
  return queue(services, request, { name, path: told, ...consented }).catch((err: unknown) => {
    request.log.error({ err }, 'an event for the advertising provider is not queued');
    return 0;
  });
}

async function queue(
  { db, clock, config }: PixelServices,
  { market, headers }: FastifyRequest,
  { name, path, click, consent }: { name: PixelEventName; path: string } & Consented,
): Promise<number> {
  const provider = (await findPixels(db)).get(market.country.key)?.provider;
  if (provider !== consent || config.pixels[provider] === undefined) return 0;
  const now = clock();
  const { numAffectedRows } = await sql`
    insert into pixel_events
      (id, country_key, name, path, click_id, clicked_at, user_agent, created_at, next_at)
    select ${randomUUID()}::uuid, ${market.country.key}, ${name}, ${path}, ${click.id}, ${new Date(click.at)}::timestamptz,
      ${(headers['user-agent'] ?? '').slice(0, maxUserAgent)}, ${now}::timestamptz, ${now}::timestamptz
    where (select count(*) from pixel_events where click_id = ${click.id}) < ${maxWaiting}
      and not exists (
        select from pixel_events where country_key = ${market.country.key} offset ${sql.lit(maxWaitingOfCountry - 1)} limit 1)
      and not exists (select from pixel_events offset ${sql.lit(maxWaitingOfAll - 1)} limit 1)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** The address of a job in the language and country of the request. */
export const jobPath = ({ market: { language, country } }: FastifyRequest, jobId: number): string =>
  `/${language.slug}/${country.key}/job/${jobId}`;

/** Queues the sign-up of a new account. */
export const queueSignUp = (services: PixelServices, request: FastifyRequest): Promise<number> =>
  queuePixelEvent(
    services,
    request,
    'signed-up',
    `/${request.market.language.slug}/${request.market.country.key}/get-started`,
  );
