/** What somebody has written for a job but not sent. `key` makes every sending of it one application. */
export interface ApplyDraft {
  key: string;
  message: string;
  /** Question → answer. */
  answers: Readonly<Record<string, string>>;
  /** Null: none on purpose. Undefined: not chosen yet. */
  resumeId?: number | null;
}

const keptFor = 14 * 86_400_000;
const place = (owner: number | 'guest', jobId: number) => `jh-apply-${owner}-${jobId}`;

const emptyDraft = (): ApplyDraft => ({ key: crypto.randomUUID(), message: '', answers: {} });

/** Keeps the draft for fourteen days from its latest change, under its person and job. */
export function keepDraft(owner: number | 'guest', jobId: number, draft: ApplyDraft, now = Date.now()): void {
  try {
    localStorage.setItem(place(owner, jobId), JSON.stringify({ ...draft, at: now }));
  } catch {
    // A full or forbidden storage: the form still holds it.
  }
}

export const forgetDraft = (owner: number | 'guest', jobId: number): void =>
  localStorage.removeItem(place(owner, jobId));

/** The draft of this person for this job; what a guest wrote becomes that of whoever signs in next in this browser. */
export function takeDraft(owner: number | 'guest', jobId: number, now = Date.now()): ApplyDraft {
  const own = readDraft(owner, jobId, now);
  if (own || owner === 'guest') return own ?? emptyDraft();
  const written = readDraft('guest', jobId, now);
  if (!written) return emptyDraft();
  keepDraft(owner, jobId, written, now);
  forgetDraft('guest', jobId);
  return written;
}

/** The draft as it is kept, without taking it over. */
export function readDraft(owner: number | 'guest', jobId: number, now = Date.now()): ApplyDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(owner, jobId)) ?? 'null');
    if (!isKeptDraft(kept) || now - kept.at > keptFor) return undefined;
    const { at: _, ...draft } = kept;
    return draft;
  } catch {
    return undefined;
  }
}

const isKeptDraft = (kept: unknown): kept is ApplyDraft & { at: number } =>
  typeof kept === 'object' &&
  kept !== null &&
  'key' in kept &&
  typeof kept.key === 'string' &&
  'message' in kept &&
  typeof kept.message === 'string' &&
  'answers' in kept &&
  typeof kept.answers === 'object' &&
  kept.answers !== null &&
  Object.values(kept.answers).every((answer) => typeof answer === 'string') &&
  'at' in kept &&
  typeof kept.at === 'number';
