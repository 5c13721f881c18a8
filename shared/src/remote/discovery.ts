import * as z from 'zod/mini';
import { remoteContract } from './contract.ts';
import { tapList } from './taps.ts';

/** A file of a release: its address below the release's folder, and its SHA-384 as Subresource Integrity writes it. */
export const releaseFile = z.object({
  path: z.string(),
  integrity: z.string(),
  bytes: z.int(),
  gzip: z.int(),
});

/** What one release consists of; `release.json` in the release store. Never changes once written. */
export const release = z.object({
  name: z.string(),
  version: z.string(),
  commit: z.nullable(z.string()),
  released_at: z.int(),
  team: z.string(),
  contract: remoteContract,
  /** The script that starts it: remoteEntry.js of a remote, the first script of the shell. */
  entry: z.string(),
  /** Scripts and styles that its pages need at once, to be named in the HTML; by exposed module (`./entry`). */
  preload: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
  slots: z.record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) })),
  /** Files of the chunks that its routes name. */
  chunks: z.optional(
    z.record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) })),
  ),
  /** Language tag → translation file. */
  texts: z.record(z.string(), z.string()),
  /** Language tag → share of the English texts and their plural forms that it has, 0 to 1. */
  completeness: z.optional(z.record(z.string(), z.number())),
  /** Language tag → HTML fragment shown instead of the remote when no version of it can run. */
  fallbacks: z._default(z.record(z.string(), z.string()), {}),
  /** Whether the release contains `server/server.mjs`. */
  has_server: z.boolean(),
  /** Subresource Integrity of `server/server.mjs`. */
  server_integrity: z.optional(z.string()),
  files: z.array(releaseFile),
  /** Taps that the release gate measures against the live version. */
  taps: z.optional(tapList),
});
export type Release = z.infer<typeof release>;

/** Our `extras` of a discovery entry: what the shell needs for routing, loading and fallbacks. */
export const discoveryExtras = z.object({
  contract: remoteContract,
  base: z.string(),
  styles: z.array(z.string()),
  scripts: z.array(z.string()),
  slots: z.record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) })),
  texts: z.record(z.string(), z.string()),
  /** Style file, as `styles` names it → its Subresource Integrity. Scripts other than the entry carry their own. */
  integrity: z._default(z.record(z.string(), z.string()), {}),
  fallbacks: z._default(z.record(z.string(), z.string()), {}),
});

/** One deployable version, in the frontend-discovery schema (v1-pre) with our `extras`. */
export const discoveryEntry = z.object({
  url: z.string(),
  fallbackUrl: z.optional(z.string()),
  metadata: z.object({ integrity: z.string(), version: z.string() }),
  deployment: z.object({ traffic: z.number(), default: z.boolean() }),
  extras: discoveryExtras,
});
export type DiscoveryEntry = z.infer<typeof discoveryEntry>;

/**
 * `GET /discovery.json`, for the requesting visitor: a canary's visitor gets the canary's. For each name the served
 * version comes first (`default: true`), then, with no traffic, the previous version as a fallback. The document inside a
 * page contains only the first, without its calls and with the fallback of the page's language alone. `set` names the
 * combination of versions that was tested and is served together.
 */
export const discovery = z.object({
  schema: z.string(),
  set: z.string(),
  microFrontends: z.record(z.string(), z.array(discoveryEntry)),
});
export type Discovery = z.infer<typeof discovery>;
