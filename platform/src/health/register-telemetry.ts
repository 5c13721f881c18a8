import { countryByKey, languages } from '@jobharbor/shared/contracts';
import { type HealthFact, healthBeacon } from '@jobharbor/shared/telemetry/beacon';
import type { FastifyInstance } from 'fastify';
import { isError } from '../errors/count-errors.ts';
import { paceBody } from '../http/pace-body.ts';
import type { HealthRecorder } from './health-recorder.ts';
import { unsignedSet } from './health-row.ts';
import { createAddressQuota, type PageTraces } from './page-trace.ts';

/** Maximum body: twenty facts, each with a stack. */
const maxBytes = 49_152;
/** Rate limit of beacons per IP address and minute: enough for an office behind one address. */
const maxBeacons = 600;
/** Support codes that are kept for an IP address and minute. */
const maxSupportCodes = 30;
/** Errors that are listed for an IP address and minute. */
const maxErrors = 60;

export interface TelemetryOptions {
  recorder: HealthRecorder;
  traces: PageTraces;
  /** Package → version of a set; null if unknown. */
  membersOf(set: string): Promise<Record<string, string> | null>;
  hasRelease(name: string, version: string): Promise<boolean>;
  /** The canaries that a visit counts for. */
  trialsOf(set: string, country: string): Promise<string>;
}

/**
 * `POST /telemetry`: health beacons from anyone, size-limited, answered 204. Unknown sets, releases, countries and
 * languages are dropped, so that nobody can fill the store. Facts without a signed page trace are only counted, as those
 * of no set.
 */
export async function registerTelemetry(app: FastifyInstance, options: TelemetryOptions): Promise<void> {
  const { recorder, traces, membersOf, hasRelease, trialsOf } = options;
  const mayKeep = createAddressQuota(maxSupportCodes);
  const mayList = createAddressQuota(maxErrors);

  /**
   * Release of the set, or another one of its packages. The store is queried for another one only with a signed trace.
   */
  async function isOurs(
    { remote, version }: HealthFact,
    members: Record<string, string>,
    isSigned: boolean,
  ): Promise<boolean> {
    if (!Object.hasOwn(members, remote)) return false;
    return members[remote] === version || (isSigned && (await hasRelease(remote, version)));
  }

  await app.register(async (scope) => {
    // `sendBeacon` with a string has the type text/plain.
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
      try {
        done(null, JSON.parse(String(body)));
      } catch {
        done(Object.assign(new Error('The beacon is no JSON.'), { statusCode: 400 }));
      }
    });
    scope.addHook('onRequest', paceBody);
    const rateLimit = { max: maxBeacons, timeWindow: 60_000 };
    scope.post('/telemetry', { bodyLimit: maxBytes, config: { rateLimit } }, async (request, reply) => {
      const parsed = healthBeacon.safeParse(request.body);
      if (!parsed.success) return reply.code(400).send();
      const { set, country, language, trace, facts, before } = parsed.data;
      const members = await membersOf(set);
      const isKnown = countryByKey(country) && languages.some(({ value }) => value === language);
      if (!members || !isKnown) return reply.code(204).send();
      const page = traces.read(trace, set);
      const ours: HealthFact[] = [];
      for (const fact of facts) if (await isOurs(fact, members, page !== null)) ours.push(fact);
      if (!page) {
        recorder.counter.countBeacon({ set: unsignedSet, country, language, trial: '' }, { facts: ours });
        return reply.code(204).send();
      }
      // The signed country: the visitor may have switched since.
      const trial = page.isEvidence ? await trialsOf(set, page.country) : '';
      const place = { set, country: page.country, language, trial };
      const counted = recorder.counter.countBeacon(place, {
        trace,
        facts: ours,
        before: before?.filter(({ remote }) => Object.hasOwn(members, remote)),
        hasFailed: page.hasFailed,
      });
      for (const fact of counted)
        if (fact.text !== undefined) request.log.warn({ ...place, trace, fact }, 'reported by a browser');
      for (const fact of counted)
        if (isError(fact) && mayList(request.ip))
          recorder.errorCounter.note(fact, { trace: trace ?? '', country: page.country });
      const withCode = counted.filter((fact) => fact.support_code !== undefined && mayKeep(request.ip));
      await recorder.supportCases.keep({ set, country, language, trace, facts: withCode });
      return reply.code(204).send();
    });
  });
}
