import * as z from 'zod/mini';
import { id } from '../primitives/primitives.ts';
import { changesOf, entryHead, entryText, namedRule, rule } from './entry.ts';

export const skillLimits = { name: 50, count: 10 } as const;
export const skillLevels = ['beginner', 'intermediate', 'advanced', 'expert'] as const;

const skillTooLong = 41297;

const fields = z.strictObject({
  // The maximum of 50 is a refinement, since it has an error code of its own.
  name: entryText(10_000),
  proficiency: z.nullable(z.enum(skillLevels)),
});

export const skillRules = (_now: Date) =>
  fields.check(
    rule(skillTooLong, ({ name }) => name.length <= skillLimits.name, 'name'),
    namedRule('name'),
  );

export const skillDraft = z.partial(fields, { proficiency: true });
export const skillChanges = changesOf(fields);
/** `skill_id` is of `GET /config/skill/lists`, null for a skill that the list lacks; `name` in the page's language. */
export const skill = z.extend(entryHead, { ...fields.shape, skill_id: z.nullable(id) });
export type Skill = z.infer<typeof skill>;
