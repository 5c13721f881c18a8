import * as z from 'zod/mini';
import { place } from './place.ts';

export type { Place, PlaceArea, PlaceBadge } from './place.ts';

const sitePath = z.string().check(z.regex(/^\/[\w/-]*$/));

/** How a route is first rendered: on the server (its text is in the HTML) or in the browser only. */
export const renderMode = z.enum(['server', 'browser']);

/**
 * An address below `/{lang}/{country}`, as a react-router path pattern. `access: protected` sends guests to sign in.
 * `sample`: an example path, required of a pattern with parameters. The release gate draws and mounts it, so it may lead to
 * a page that says what was not found.
 * `invalidatedBy`: changes that drop the page from the gateway's cache. `country`, the default of a list, are those of any
 * job of its country; `shown` those of the job or company in its path and of its elements with `data-job`.
 * `sharedBy`: signed-in people whose flags name no job with `data-job` on the page, and no company, get the same HTML
 * (`unmarked`). On a page that shows jobs like the latest saved one, so do those who saved the same one last, or none
 * (`unsaved`). Marks of jobs change nothing outside the `article` of their `data-job`, so that a marked page is put
 * together from such cards. Those of the job in the path, in `?job=`, or of the latest saved one, may.
 * Its entry takes such a state by `readServedState`.
 * `chunk`: the name (`webpackChunkName`) of its code, where that is not in the entry. The HTML names its files, which would
 * load after the remote's entry has run.
 * `reads`: calls (`GET /service/path/{id}`) that a server render makes with the session of the person who asks for the
 * page. It is then rendered on the server for signed-in people, cached by nobody, and for others in the browser.
 */
export const remoteRoute = z.object({
  path: z.string().check(z.startsWith('/')),
  render: z._default(renderMode, 'browser'),
  access: z._default(z.enum(['public', 'protected']), 'public'),
  sample: z.optional(z.string().check(z.regex(/^\/[^?#]*$/))),
  invalidatedBy: z.optional(z.enum(['country', 'shown'])),
  sharedBy: z.optional(z.enum(['unmarked', 'unsaved'])),
  chunk: z.optional(z.string()),
  reads: z.optional(z.array(z.string().check(z.regex(/^GET \/[\w/{}-]+$/)))),
});
export type RemoteRoute = z.infer<typeof remoteRoute>;

/**
 * Public contract of a remote, readable without running it. Routes, slots, places, budgets and compatibility are derived
 * from it at build, at release and in the shell.
 */
export const remoteContract = z.object({
  name: z.string().check(z.regex(/^(?:shell|mfe-[a-z][a-z0-9-]*)$/)),
  team: z.string(),
  routes: z.array(remoteRoute),
  /** Slots of others that this remote fills, each by a module exposed as `./slot-{name}`. */
  fills: z._default(z.array(z.string()), []),
  /** Slots that this remote's pages offer. */
  offers: z._default(z.array(z.string()), []),
  /** Links to its pages in header, tab bar, account menu and footer. Their texts are below `places` in its texts. */
  places: z._default(z.array(place), []),
  /**
   * Pages that the shell itself links to. `signIn` gets the return address as `?redirect=`; `jobs` is where a visitor
   * searches for jobs; after a change of country it gets the previous one as `?from=`.
   */
  wellKnown: z._default(
    z.object({
      signIn: z.optional(sitePath),
      jobs: z.optional(sitePath),
      /** Page where the owner can cancel the account's deletion. */
      cancelDeletion: z.optional(sitePath),
      /** Page where a recruiter or an admin sets up the authenticator app that they need; with `?redirect=`. */
      secondFactor: z.optional(sitePath),
    }),
    {},
  ),
  /** Its socket, as a path below `/api`, and the topics that it listens to. */
  realtime: z.optional(z.object({ socket: sitePath, topics: z.array(z.string()) })),
  /** Translation namespaces, one JSON file a language in `src/locales/{language}.json`. */
  namespace: z.string(),
  needs: z.object({ shared: z.string(), react: z.string() }),
  /**
   * The version of React that it bundles, where the shell's does not fit `needs`. It then runs with a second copy of
   * React on the page, and shares session, texts and navigation through the contract.
   */
  brings: z.optional(z.object({ react: z.string() })),
  /** The shell only: the versions that it shares with remotes, which `needs` is measured against. */
  provides: z.optional(z.object({ shared: z.string(), react: z.string() })),
  /** Countries (lower-case keys) that it serves; all when left out. Their languages' texts must be complete. */
  countries: z.optional(z.array(z.string())),
  /** Prefix of every class in its CSS, followed by a hyphen. */
  cssPrefix: z.string().check(z.regex(/^jh[a-z]+$/)),
  /**
   * Feature flags, switchable by country at run time; read with `useFlag`. `value` is the default and determines the
   * flag's type.
   */
  flags: z.optional(
    z.array(
      z.object({
        key: z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/)),
        value: z.union([z.boolean(), z.string(), z.number()]),
        about: z.string(),
      }),
    ),
  ),
  /**
   * Bytes, gzip. `entry` is remoteEntry.js, `route` all script that its first page needs beyond the shell's. `page` is
   * all files that any one page or slot loads by itself, with lazy chunks, styles, texts, fonts and images. It is twice
   * `route` when left out. The release gate weighs it in a browser.
   */
  budget: z.object({ entry: z.int(), route: z.int(), page: z.optional(z.int()) }),
  /**
   * Calls of the API that its build makes, as `METHOD /service/path`: compared with the live API at a release. Written by
   * the build, never by hand.
   */
  calls: z._default(z.array(z.string()), []),
});
export type RemoteContract = z.infer<typeof remoteContract>;

/** Validates a contract at build time, before anything is bundled. */
export function defineRemote(contract: Omit<z.input<typeof remoteContract>, 'calls'>): RemoteContract {
  return remoteContract.parse(contract);
}
