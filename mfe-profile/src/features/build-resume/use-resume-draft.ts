import {
  type ResumeDesign,
  type ResumeDocument,
  resumeDesign,
} from '@jobharbor/shared/contracts/profile/resume-document';
import { deleteDraft, readDraft, saveDraft } from '@jobharbor/shared/forms';
import { useLocale, useSession } from '@jobharbor/shared/remote';
import { useEffect, useState } from 'react';

/** Countries that use Letter paper. */
const letterCountries = new Set(['us', 'mx', 'ph']);

interface Undoable {
  document: ResumeDocument;
  /** Message of the last action. */
  text: string;
}

/**
 * Draft of the résumé builder, stored on the device with every change: survives a reload and the end of the session, also
 * for guests. `resumeId` is the generated résumé being edited, and `saved` its saved content.
 */
export function useResumeDraft(resumeId: number | null, saved: ResumeDesign | null) {
  const { user } = useSession();
  const { language, country } = useLocale();
  const own = `resume-builder:${user?.id ?? 'guest'}:${resumeId ?? 'new'}`;
  const [start] = useState(() => {
    const now = Date.now();
    const kept = readDraft(own, resumeDesign, now);
    if (kept || resumeId !== null || !user) return kept;
    // A guest's draft from before signing in on this device.
    return readDraft('resume-builder:guest:new', resumeDesign, now);
  });
  const [design, setDesign] = useState<ResumeDesign>(
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
    if (isChanged) saveDraft(own, design, Date.now());
  }, [own, design, isChanged]);

  const change = (changes: Partial<ResumeDesign>) => {
    setChanged(true);
    setDesign((now) => ({ ...now, ...changes }));
  };
  return {
    design,
    /** Whether nothing of it was written before. */
    isNew: start === null && saved === null,
    wasRestored: start !== null && resumeId !== null,
    change,
    /** Changes the content; with `text`, the change can be undone. */
    changeDocument(document: ResumeDocument, text?: string) {
      setUndoable(text === undefined ? null : { document: design.document, text });
      change({ document });
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
      if (resumeId === null) deleteDraft('resume-builder:guest:new');
    },
  };
}

export type ResumeDraft = ReturnType<typeof useResumeDraft>;
