import * as z from 'zod/mini';
import {
  canary,
  canaryThreshold,
  deployToken,
  livePointer,
  logEntry,
  pin,
  releaseSet,
  right,
} from './documents.ts';

export type { Canary, LogEntry, Pin, ReleaseSet, Right } from './documents.ts';
export { logEntry, right } from './documents.ts';

/*
 * What goes over the wire of `/platform/api`: the gateway answers in these forms, dashboard and CLI read them. Moments
 * are seconds since 1970, shares 0 to 1. Every call carries `Authorization: Bearer {token}`, or comes from a browser that
 * signed in: `POST /login` with {@link login} answers {@link me} and sets a cookie that scripts cannot read; every change
 * by that cookie then carries `csrf` of `me` in the header `X-CSRF-Token`. `POST /logout` ends it.
 */

/** `POST /login`. */
export const login = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

/** Any answer of 400 and above. `message` is a sentence for people: what, where, how to mend it. */
export const refusal = z.object({
  /** `unauthenticated`, `forbidden`, `not-found`, `conflict`, `invalid` or `failed`. */
  code: z.string(),
  message: z.string(),
});

/** `GET /me`: whose token it is. */
export const me = z.object({
  name: z.string(),
  team: z.string(),
  rights: z.array(right),
  /** All when empty. */
  packages: z.array(z.string()),
  expires_at: z.nullable(z.int()),
  /** For `X-CSRF-Token`; null where the call carried the token itself. */
  csrf: z._default(z.nullable(z.string()), null),
});
export type Me = z.infer<typeof me>;

/** What visitors of one set met in a span of time. */
export const setFigures = z.object({
  set: z.string(),
  visits: z.int(),
  /** Visits that met at least one failure of a remote. */
  failed: z.int(),
});
export type SetFigures = z.infer<typeof setFigures>;

/** Both sides of a canary since it started; `worse` says in which places it is, for people, empty when in none. */
export const comparison = z.object({
  canary: setFigures,
  live: setFigures,
  countries: z.array(z.object({ country: z.string(), canary: setFigures, live: setFigures })),
  worse: z.array(z.string()),
});
export type Comparison = z.infer<typeof comparison>;

/** `GET /status`: what is served now. */
export const status = z.object({
  /** Null while nothing is published. */
  live: z.nullable(livePointer),
  live_set: z.nullable(releaseSet),
  /** The running canary, or the last one where none runs. */
  canary: z.nullable(canary),
  comparison: z.nullable(comparison),
  /** Visits of the last 15 minutes by set, most first. */
  traffic: z.array(setFigures),
});
export type Status = z.infer<typeof status>;

/** `GET /sets?limit=`: newest first. */
export const setList = z.object({
  sets: z.array(releaseSet),
  pins: z.array(pin),
  /** Package → version of parents that `sets` no longer holds, by set id, so that each set can be compared. */
  parents: z.record(z.string(), z.record(z.string(), z.string())),
});
export type SetList = z.infer<typeof setList>;

/**
 * `GET /health?minutes=&set=&remote=&country=&language=&by=`: figures by remote and version, and by what `by` names
 * (`set`, `country` or `language`), a point per `step` seconds.
 */
export const health = z.object({
  from: z.int(),
  to: z.int(),
  step: z.int(),
  series: z.array(
    z.object({
      remote: z.string(),
      version: z.string(),
      /** The set, country or language of this series, where `by` asked for one. */
      group: z.optional(z.string()),
      /** One for every `step` from `from`, none left out. */
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
});
export type Health = z.infer<typeof health>;

/** `GET /log?actor=&action=&before=&limit=`: newest first; `next` is the `before` of the next page, null at the end. */
export const logPage = z.object({
  entries: z.array(logEntry),
  next: z.nullable(z.int()),
  /** Everyone who ever did something, for the filter. */
  actors: z.array(z.string()),
});
export type LogPage = z.infer<typeof logPage>;

/** `GET /compatibility`: what each member of a set needs, and what the shell of that set gives. */
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
      /** React of an own copy, beside the shell's: it fits nothing and needs nothing. */
      brings_own_react: z.boolean(),
    }),
  ),
});
export type Compatibility = z.infer<typeof compatibility>;

/** `GET /support/{code}`: what a visitor's support code stands for. */
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

/** `GET /tokens`: never the tokens themselves, nor their hashes. */
export const tokenList = z.object({ tokens: z.array(z.omit(deployToken, { hash: true })) });
export type TokenList = z.infer<typeof tokenList>;

/** `POST /tokens` → {@link madeToken}, the only time that the token is shown. `days` null: it does not expire. */
export const tokenWish = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  team: z.string().check(z.minLength(1), z.maxLength(60)),
  rights: z.array(right),
  packages: z.array(z.string()),
  days: z.nullable(z.int().check(z.minimum(1), z.maximum(3_650))),
});
export type TokenWish = z.infer<typeof tokenWish>;
export const madeToken = z.object({ id: z.string(), token: z.string() });

const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

/** `POST /tokens/{id}/revoke`, `POST /canary/stop`, `DELETE`-like calls: the reason goes into the log. */
export const reasonOnly = z.object({ reason });
/** `POST /canary`: starts one. `PATCH /canary`: changes share and countries of the running one. */
export const canaryWish = z.object({
  set: z.string(),
  share: z.number().check(z.minimum(0), z.maximum(1)),
  countries: z.array(z.string()),
  threshold: z.optional(canaryThreshold),
  reason,
});
export type CanaryWish = z.infer<typeof canaryWish>;
export const canaryChange = z.object({
  share: z.number().check(z.minimum(0), z.maximum(1)),
  countries: z.array(z.string()),
  reason,
});
export type CanaryChange = z.infer<typeof canaryChange>;
/** `POST /promote`, `POST /pins`, `POST /pins/remove`. */
export const setWish = z.object({ set: z.string(), reason });
export type SetWish = z.infer<typeof setWish>;
/** `POST /roll-back`: to `set`, or to the one before the live one when null. */
export const rollBackWish = z.object({ set: z.nullable(z.string()), reason });
export type RollBackWish = z.infer<typeof rollBackWish>;
/** What every change answers. */
export const changed = z.object({ set: z.nullable(z.string()) });

/** `POST /choice`: gives this browser the pages of a set for a working day, or with null of whatever is served. */
export const choice = z.object({ set: z.nullable(z.string()) });

/** `GET /can-release?name=&version=`: why a release of the store may not join the live set; empty: it may. */
export const canRelease = z.object({
  name: z.string(),
  version: z.string(),
  refusals: z.array(z.object({ check: z.string(), what: z.string(), where: z.string(), remedy: z.string() })),
});
