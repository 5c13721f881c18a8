import { getFlatList } from '@jobharbor/shared/calls/config/get-flat-list';
import type { LanguageTag } from '@jobharbor/shared/contracts/markets/market';
import {
  knownDesign,
  type ResumeDesign,
  type ResumeDocument,
  type StoredDesign,
  storedDesign,
} from '@jobharbor/shared/contracts/profile/resume-document';
import { deleteDraft, readDraft, saveDraft } from '@jobharbor/shared/forms';
import { sendCall } from '@jobharbor/shared/http';
import { useLocale, useRemote, useSession } from '@jobharbor/shared/remote';
import { useEffect, useMemo, useState } from 'react';
import { inLanguage, withDegrees } from './in-language.ts';

/** Countries that use Letter paper. */
const letterCountries = new Set(['us', 'mx', 'ph']);

interface Undoable {
  document: ResumeDocument;
  /** Message of the last action. */
  text: string;
}

const draftName = (accountId: number | undefined, name: number | string | null): string =>
  `resume-builder:${accountId ?? 'guest'}:${name ?? 'new'}`;

/**
 * Stores a copy for the job `key` as a draft of its own, beside the résumé that it was made from and earlier copies for that
 * job. Returns the key of the copy.
 */
export function useStoreCopy() {
  const { user } = useSession();
  return (key: string, design: StoredDesign): string => {
    const now = Date.now();
    const nameOf = (copy: string) => draftName(user?.id, `copy-${copy}`);
    let copy = key;
    for (let number = 2; readDraft(nameOf(copy), storedDesign, now) !== null; number += 1)
      copy = `${key}-${number}`;
    saveDraft(nameOf(copy), design, now);
    return copy;
  };
}

/**
 * Draft of the résumé builder, stored on the device with every change: survives a reload and the end of the session, also
 * for guests. `resumeId` is the generated résumé being edited, and `saved` its saved content; `copyKey` names a copy for
 * one job.
 */
export function useResumeDraft(resumeId: number | null, saved: StoredDesign | null, copyKey: string | null) {
  const { user } = useSession();
  const { language, country } = useLocale();
  const { http } = useRemote();
  const own = draftName(user?.id, copyKey === null ? resumeId : `copy-${copyKey}`);
  const [start] = useState(() => {
    const now = Date.now();
    const kept = readDraft(own, storedDesign, now);
    if (kept || resumeId !== null || copyKey !== null || !user) return kept;
    // A guest's draft from before signing in on this device.
    return readDraft('resume-builder:guest:new', storedDesign, now);
  });
  const [stored, setStored] = useState<StoredDesign>(
    start ??
      saved ?? {
        document: {},
        template: 'classic',
        paper: letterCountries.has(country.key) ? 'letter' : 'a4',
        language: language.value,
      },
  );
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (isChanged) saveDraft(own, stored, Date.now());
  }, [own, stored, isChanged]);
  const design = useMemo(() => knownDesign(stored), [stored]);

  const update = (next: (now: StoredDesign) => StoredDesign) => {
    setChanged(true);
    setStored(next);
  };
  const change = (changes: Partial<ResumeDesign>) => update((now) => ({ ...now, ...changes }));
  const degreesIn = (tag: LanguageTag) =>
    sendCall(http, getFlatList, { params: { list: 'educations' }, query: { language_code: tag } });
  return {
    design,
    /** The design with what a newer version of the site has written in it: this is what is saved. */
    stored,
    /** Whether nothing of it was written before. */
    isNew: start === null && saved === null,
    wasRestored: start !== null && resumeId !== null,
    change,
    /** Changes the content; with `text`, the change can be undone. */
    changeDocument(document: ResumeDocument, text?: string) {
      setUndoable(text === undefined ? null : { document: design.document, text });
      change({ document });
    },
    /** Changes the language of the result, and of what the site names in it: levels, languages, degrees. */
    async changeLanguage(to: LanguageTag): Promise<void> {
      const from = design.language;
      setUndoable(null);
      update((now) => ({ ...now, language: to, document: inLanguage(now.document, from, to) }));
      if (!design.document.education?.length) return;
      // Without the lists, degrees stay as they are written.
      const lists = await Promise.all([degreesIn(from), degreesIn(to)]).catch(() => null);
      if (lists === null) return;
      const [before, after] = lists.map(({ list }) => list);
      update((now) =>
        now.language === to
          ? { ...now, document: withDegrees(now.document, before ?? [], after ?? []) }
          : now,
      );
    },
    undoable,
    undo() {
      if (undoable) change({ document: undoable.document });
      setUndoable(null);
    },
    /** Removes the draft after it was saved to the account. */
    forget() {
      setChanged(false);
      deleteDraft(own);
      if (resumeId === null && copyKey === null) deleteDraft('resume-builder:guest:new');
    },
  };
}

export type ResumeDraft = ReturnType<typeof useResumeDraft>;
