import { useState } from 'react';
import { type ApplyDraft, keepDraft, takeDraft } from './apply-draft.ts';

/**
 * The draft of a person (or guest) for a job; every change is kept at once. A changed draft gets a new key: the old one
 * may have reached the server with the old text.
 */
export function useDraft(owner: number | 'guest', jobId: number) {
  const place = `${owner}-${jobId}`;
  const [held, setHeld] = useState(() => ({ place, draft: takeDraft(owner, jobId) }));
  // Somebody signed in while the form stood open: their draft goes on with what the guest wrote.
  const current = held.place === place ? held : { place, draft: takeDraft(owner, jobId) };
  if (current !== held) setHeld(current);
  const change = (part: Partial<ApplyDraft>) => {
    const draft = { ...current.draft, ...part, key: crypto.randomUUID() };
    keepDraft(owner, jobId, draft);
    setHeld({ place, draft });
  };
  return [current.draft, change] as const;
}
