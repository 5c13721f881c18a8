import * as z from 'zod/mini';

/** What a person does once. Elements are CSS selectors, since texts differ by language; the first visible one counts. */
const tapStep = z.union([
  z.strictObject({ press: z.string() }),
  /** Focuses the field and types the text; as the measured step only its first key. */
  z.strictObject({ type: z.string(), into: z.string() }),
  /** A key by its name, such as `Enter`, on what has the focus. */
  z.strictObject({ key: z.string() }),
]);
export type TapStep = z.infer<typeof tapStep>;

/** Taps of the reference page, by what they cost a browser: an echo, a modal panel, thirty cards, a page. */
export const referenceTaps = ['key', 'press', 'panel', 'list'] as const;
export type ReferenceTap = (typeof referenceTaps)[number];

/**
 * Taps of a remote's screens that are measured: by `pnpm bench taps`, and by the release gate against the live version.
 * A file `taps.json` beside the remote's contract.
 */
export const tapList = z.array(
  z.strictObject({
    /** Unique in the list. */
    name: z.string(),
    /** Path below language and country with its query. A route's pattern stands for a page that another one links to. */
    page: z.string().check(z.startsWith('/')),
    /**
     * An applicant has applied for some jobs, so that lists and a chat have content. `pnpm bench taps` alone measures
     * such taps, on a site of its own: a release gate must not apply for a company's jobs.
     */
    visitor: z.enum(['guest', 'member', 'applicant']),
    /** Steps before the measured one. */
    before: z._default(z.array(tapStep), []),
    tap: tapStep,
    /** The tap of the reference page that it is compared with. */
    like: z.enum(referenceTaps),
  }),
);
export type Tap = z.infer<typeof tapList>[number];
