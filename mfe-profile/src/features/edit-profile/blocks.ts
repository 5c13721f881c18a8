import { personName } from '@jobharbor/shared/contracts/auth';
import type { Me, MePatch } from '@jobharbor/shared/contracts/jobseeker';
import { resolveWith } from '@jobharbor/shared/forms';
import * as z from 'zod/mini';

/** A part of the profile that is edited on its own. */
export type BlockName = 'intro' | 'about' | 'work';

/** What stands in a block's fields: always text, empty for nothing. */
export type BlockValues = Record<string, string>;

export interface Block {
  name: BlockName;
  /** In the order in which they are shown. */
  fields: readonly ProfileField[];
  read(me: Me): BlockValues;
  toPatch(values: BlockValues): MePatch;
  check: ReturnType<typeof resolveWith<BlockValues, BlockValues>>;
}

const profileFields = [
  'first_name',
  'last_name',
  'headline',
  'location',
  'summary',
  'working_since',
  'notice_period_id',
] as const satisfies readonly (keyof Me)[];
export type ProfileField = (typeof profileFields)[number];

/** The longest text of each field, as the contract of `PATCH /jobseeker/me` has it. */
export const longest = {
  first_name: 50,
  last_name: 50,
  headline: 120,
  location: 200,
  summary: 4_000,
} as const;

const upTo = (length: number) => z.string().check(z.maxLength(length));
const orNull = (text: string | undefined) => text?.trim() || null;
const numberOrNull = (text: string | undefined) => (text ? Number(text) : null);

function block(
  name: BlockName,
  fields: readonly ProfileField[],
  schema: z.ZodMiniType<BlockValues>,
  toPatch: (values: BlockValues) => MePatch,
): Block {
  const read = (me: Me) => Object.fromEntries(fields.map((field) => [field, String(me[field] ?? '')]));
  return { name, fields, read, toPatch, check: resolveWith(schema) };
}

export const blocks: Record<BlockName, Block> = {
  intro: block(
    'intro',
    ['first_name', 'last_name', 'headline', 'location'],
    z.object({
      first_name: personName,
      last_name: upTo(longest.last_name),
      headline: upTo(longest.headline),
      location: upTo(longest.location),
    }),
    ({ first_name = '', last_name = '', headline, location }) => ({
      first_name: first_name.trim(),
      last_name: last_name.trim(),
      headline: orNull(headline),
      location: orNull(location),
    }),
  ),
  about: block('about', ['summary'], z.object({ summary: upTo(longest.summary) }), ({ summary }) => ({
    summary: orNull(summary),
  })),
  work: block(
    'work',
    ['working_since', 'notice_period_id'],
    z.object({ working_since: z.string(), notice_period_id: z.string() }),
    ({ working_since, notice_period_id }) => ({
      working_since: numberOrNull(working_since),
      notice_period_id: numberOrNull(notice_period_id),
    }),
  ),
};

export const isSame = (one: BlockValues, other: BlockValues): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([field, text]) => other[field] === text);
