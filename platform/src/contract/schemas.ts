import * as z from 'zod/mini';
import { canary, livePointer, logEntry, pin, releaseSet, right } from './documents.ts';

export type {
  CanaryChange,
  CanaryStart,
  PackageRevert,
  RampChange,
  RollBackTo,
  SetChange,
} from './change-schemas.ts';
export type { Canary, LogEntry, Pin, ReleaseSet, Right } from './documents.ts';
export { logEntry, right } from './documents.ts';
export type { ErrorList, ReportedError } from './error-schemas.ts';
export type { FlagList } from './flag-schemas.ts';
export type { LogCheck } from './log-check.ts';
export type { Machine, MachineList } from './machine-schemas.ts';
export type { MarketReadiness } from './market-schemas.ts';
export { longestTokenDays, type NewToken, type TokenList } from './token-schemas.ts';

/*
 * Schemas of requests and answers of `/platform/api`; the calls are in `calls.ts`. Times are seconds since 1970, shares 0
 * to 1.
 */

export const login = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

/** Body of every 4xx and 5xx. `message` is a readable sentence: what, where, how to fix it. */
export const refusal = z.object({
  /** `unauthenticated`, `forbidden`, `not-found`, `conflict`, `invalid` or `failed`. */
  code: z.string(),
  message: z.string(),
  /** Identifies the request in the gateway's log. */
  request_id: z.optional(z.string()),
});

/** The token of a session: its name, team and rights. */
export const me = z.object({
  name: z.string(),
  team: z.string(),
  rights: z.array(right),
  /** All when empty. */
  packages: z.array(z.string()),
  expires_at: z.nullable(z.int()),
  /** For `X-CSRF-Token`; null for a bearer token. */
  csrf: z._default(z.nullable(z.string()), null),
});
export type Me = z.infer<typeof me>;

/** Figures of the visitors of one set in a time span. */
export const setFigures = z.object({
  set: z.string(),
  visits: z.int(),
  /** Visits with at least one failure of a remote. */
  failed: z.int(),
});
export type SetFigures = z.infer<typeof setFigures>;

/**
 * Both sides of a canary since its start; `worse` has a sentence for each finding, `doubtful` one for each excess that
 * may be chance.
 */
export const comparison = z.object({
  canary: setFigures,
  live: setFigures,
  countries: z.array(z.object({ country: z.string(), canary: setFigures, live: setFigures })),
  worse: z.array(z.string()),
  doubtful: z.optional(z.array(z.string())),
});
export type Comparison = z.infer<typeof comparison>;

/** A canary with its figures. */
export const runningCanary = z.extend(canary, {
  comparison,
  /** Maximum share beside the other canaries, 0 to 1. */
  room: z.number(),
});
export type RunningCanary = z.infer<typeof runningCanary>;

/** Status of the deployment. */
export const status = z.object({
  /** Null before the first publish. */
  live: z.nullable(livePointer),
  live_set: z.nullable(releaseSet),
  /** Running canaries, oldest first; if none runs, the one that ended last. */
  canaries: z.array(runningCanary),
  /** Visits of the last 15 minutes by set, most first. */
  traffic: z.array(setFigures),
});
export type Status = z.infer<typeof status>;

/** A set that was rolled back, or whose canary was stopped automatically. */
export const withdrawnSet = z.object({ set: z.string(), at: z.int(), by: z.string(), reason: z.string() });
export type WithdrawnSet = z.infer<typeof withdrawnSet>;

/** Sets, newest first. */
export const setList = z.object({
  sets: z.array(releaseSet),
  pins: z.array(pin),
  /** Promoting or trying them again requires `force`. */
  taken_back: z._default(z.array(withdrawnSet), []),
  /** Package → version of parents that are missing in `sets`, by set id, for comparisons. */
  parents: z.record(z.string(), z.record(z.string(), z.string())),
});
export type SetList = z.infer<typeof setList>;

/** Figures by remote and version, and by the query's `by`, one point every `step` seconds. */
export const health = z.object({
  from: z.int(),
  to: z.int(),
  step: z.int(),
  /** Facts without a signed page trace, which are excluded from all other figures. */
  unsigned: z._default(z.int(), 0),
  /** Changes of what visitors get, with the new versions. */
  releases: z._default(
    z.array(
      z.object({
        at: z.int(),
        kind: z._default(z.enum(['live', 'canary', 'canary-ended']), 'live'),
        set: z.string(),
        changed: z.record(z.string(), z.string()),
      }),
    ),
    [],
  ),
  series: z.array(
    z.object({
      remote: z.string(),
      version: z.string(),
      /** The set, country or language of this series, as grouped by `by`. */
      group: z.optional(z.string()),
      /** One every `step` seconds from `from`, without gaps. */
      points: z.array(z.object({ at: z.int(), visits: z.int(), failed: z.int() })),
      /** Failures by event (`load-failed`, `crashed`, `render-failed` …) over the whole span. */
      failures: z.record(z.string(), z.int()),
    }),
  ),
  /** Percentiles over the whole span: milliseconds, or the plain figure of CLS. */
  vitals: z.array(
    z.object({
      remote: z.string(),
      version: z.string(),
      vital: z.enum(['LCP', 'INP', 'CLS', 'TTFB', 'FCP']),
      group: z.optional(z.string()),
      p50: z.optional(z.number()),
      p75: z.number(),
      samples: z.int(),
    }),
  ),
  /** 75th percentile of interaction to next paint in milliseconds, by set, release and screen (a route's pattern). */
  screens: z._default(
    z.array(
      z.object({
        set: z.string(),
        remote: z.string(),
        version: z.string(),
        screen: z.string(),
        p75: z.number(),
        samples: z.int(),
      }),
    ),
    [],
  ),
});
export type Health = z.infer<typeof health>;

/** Log entries, newest first; `next` is the `before` of the next page, null at the end. */
export const logPage = z.object({
  entries: z.array(logEntry),
  next: z.nullable(z.int()),
  /** All actors in the log, for the filter. */
  actors: z.array(z.string()),
});
export type LogPage = z.infer<typeof logPage>;

/** Version ranges that each remote of a set needs, and what its shell provides. */
export const compatibility = z.object({
  set: z.string(),
  shell: z.object({ version: z.string(), shared: z.string(), react: z.string() }),
  remotes: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      team: z.string(),
      released_at: z.int(),
      commit: z.nullable(z.string()),
      needs: z.object({ shared: z.string(), react: z.string() }),
      fits: z.object({ shared: z.boolean(), react: z.boolean() }),
      /** Bundles its own React: ranges do not apply. */
      brings_own_react: z.boolean(),
    }),
  ),
});
export type Compatibility = z.infer<typeof compatibility>;

/** The failure behind a visitor's support code. */
export const supportCase = z.object({
  code: z.string(),
  at: z.int(),
  event: z.string(),
  remote: z.string(),
  version: z.string(),
  set: z.string(),
  language: z.string(),
  country: z.string(),
  trace: z.nullable(z.string()),
  text: z.nullable(z.string()),
  rung: z.nullable(z.string()),
  slot: z.nullable(z.string()),
});
export type SupportCase = z.infer<typeof supportCase>;

/** Refusals of the release gate for a release; empty if it may be published. `warnings` do not keep it from that. */
export const canRelease = z.object({
  name: z.string(),
  version: z.string(),
  refusals: z.array(z.object({ check: z.string(), what: z.string(), where: z.string(), remedy: z.string() })),
  /** What does not keep it from being published. */
  warnings: z._default(z.array(z.string()), []),
});

/** Releases and files that garbage collection removed; releases as `name version`. */
export const collected = z.object({
  sets: z.array(z.string()),
  releases: z.array(z.string()),
  drafts: z.int(),
});
