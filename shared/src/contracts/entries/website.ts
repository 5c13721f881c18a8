import * as z from 'zod/mini';
import { changesOf, entryHead, entryText, webAddress } from './entry.ts';

export const websiteLimits = { display_name: 50, description: 300, count: 10 } as const;

const fields = z.strictObject({
  url: webAddress,
  display_name: z.nullable(entryText(websiteLimits.display_name)),
  description: z.nullable(entryText(websiteLimits.description)),
});

export const websiteRules = (_now: Date) => fields;
export const websiteDraft = z.partial(fields, { display_name: true, description: true });
export const websiteChanges = changesOf(fields);
export const website = z.extend(entryHead, fields.shape);
export type Website = z.infer<typeof website>;
