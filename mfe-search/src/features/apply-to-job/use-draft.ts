import { useState } from 'react';
import { type ApplyDraft, keepDraft, takeDraft } from './apply-draft.ts';

/**
 * The draft of a person (or guest) for a job; every change is kept at once. A changed draft gets a new key: the old one
 * may have reached the server with the old text.
 */
export function useDraft(visitor: number | 'guest', jobId: number) {
  const [held, setHeld] = useState(() => ({ owner: visitor, jobId, draft: takeDraft(visitor, jobId) }));
  // Somebody signed in while the form stood open: their draft goes on with what the guest wrote. Somebody whose session
  // ended goes on with their own, and finds it after signing in again.
  const owner = visitor === 'guest' && held.jobId === jobId ? held.owner : visitor;
  const isSame = held.owner === owner && held.jobId === jobId;
  const current = isSame ? held : { owner, jobId, draft: takeDraft(owner, jobId) };
  if (current !== held) setHeld(current);
  const change = (part: Partial<ApplyDraft>) => {
    const draft = { ...current.draft, ...part, key: crypto.randomUUID() };
    keepDraft(owner, jobId, draft);
    setHeld({ owner, jobId, draft });
  };
  return [current.draft, change] as const;
}
