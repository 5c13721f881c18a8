import {
  type ResumeDesign,
  type ResumeDocument,
  resumeDesign,
} from '@jobharbor/shared/contracts/resume-document';
import { deleteDraft, readDraft, saveDraft } from '@jobharbor/shared/forms';
import { useLocale, useSession } from '@jobharbor/shared/remote';
import { useEffect, useState } from 'react';

/** Countries whose printers hold Letter paper. */
const letterCountries = new Set(['us', 'mx', 'ph']);

interface Undoable {
  document: ResumeDocument;
  /** Message about the last action. */
  text: string;
}

/**
 * What is being written, kept on the device with every change: for a guest, over a reload and over a session that ended.
 * `resumeId` is the generated résumé that is changed, and `saved` what that was made from.
 */
export function useResumeDraft(resumeId: number | null, saved: ResumeDesign | null) {
  const { user } = useSession();
  const { language, country } = useLocale();
  const own = `resume-builder:${user?.id ?? 'guest'}:${resumeId ?? 'new'}`;
  const [start] = useState(() => {
    const now = Date.now();
    const kept = readDraft(own, resumeDesign, now);
    if (kept || resumeId !== null || !user) return kept;
    // Written before signing in, on this device.
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
    wasRestored: start !== null && resumeId !== null,
    change,
    /** A change of the content; with `text`, one that can be taken back. */
    changeDocument(document: ResumeDocument, text?: string) {
      setUndoable(text === undefined ? null : { document: design.document, text });
      change({ document });
    },
    undoable,
    undo() {
      if (undoable) change({ document: undoable.document });
      setUndoable(null);
    },
    /** After it was saved to the account: the device need not keep it. */
    forget() {
      setChanged(false);
      deleteDraft(own);
      if (resumeId === null) deleteDraft('resume-builder:guest:new');
    },
  };
}

export type ResumeDraft = ReturnType<typeof useResumeDraft>;
