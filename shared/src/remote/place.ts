import * as z from 'zod/mini';

/** Parts of the frame that show places: header and tab bar (phones), the account menu, the end of the footer. */
export const placeArea = z.enum(['header', 'tabs', 'account', 'footer']);

/** Key of a text directly below `places` in the remote's texts. */
const textKey = z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9]*$/));

/** SVG path data in a box of 24 × 24, drawn as a line. */
const iconPath = z.object({ path: z.string().check(z.regex(/^[MmLlHhVvCcSsQqTtAaZz0-9\s,.+-]+$/)) });

/** A number shown on a place. */
export const placeBadge = z.object({
  /** Its text for screen readers: a plural text with `{{count}}`. */
  text: textKey,
  /**
   * Source of the number: an event that a remote emits on the event bus, or a realtime topic of this contract. The
   * payload contains it as `count`.
   */
  source: z.union([z.object({ event: z.string() }), z.object({ topic: z.string() })]),
});

/** A link to one of the remote's pages in the frame of the site. */
export const place = z.object({
  text: textKey,
  /** Below language and country, without parameters. */
  path: z.string().check(z.regex(/^\/[^:*?#]*$/)),
  areas: z.array(placeArea).check(z.minLength(1)),
  /** Places of an area are sorted by it, lowest first. */
  order: z.int(),
  /** The name of a Lucide icon, or a path. In a release it is always a path: the release resolves the name. */
  icon: z.optional(z.union([z.string().check(z.regex(/^[a-z0-9-]+$/)), iconPath])),
  /** Visibility; `unconfirmed`: signed in and the email not confirmed yet. */
  audience: z._default(z.enum(['all', 'guest', 'jobseeker', 'unconfirmed']), 'all'),
  /** First path segments for which it is the current place (`aria-current`); default: its own first segment. */
  segments: z.optional(z.array(z.string())),
  badge: z.optional(placeBadge),
});
export type Place = z.infer<typeof place>;
export type PlaceArea = z.infer<typeof placeArea>;
export type PlaceBadge = z.infer<typeof placeBadge>;
