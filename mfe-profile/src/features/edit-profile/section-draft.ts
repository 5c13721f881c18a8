import { deleteDraft, readDraft, saveDraft } from '@jobharbor/shared/forms';
import * as z from 'zod/mini';
import type { SectionName, SectionValues } from './sections.ts';

const texts = z.record(z.string(), z.string());
const sectionDraft = z.object({ values: texts, base: texts });

/** Unsaved values of a section, with the saved values (`base`) that editing started from. */
export type SectionDraft = z.infer<typeof sectionDraft>;

/** The draft of one person's section, in the browser's storage. */
export function createSectionDraft(userId: number, name: SectionName) {
  const key = `profile:${userId}:${name}`;
  return {
    read: (now: number): SectionDraft | null => readDraft(key, sectionDraft, now),
    save: (values: SectionValues, base: SectionValues) => saveDraft(key, { values, base }, Date.now()),
    delete: () => deleteDraft(key),
  };
}
