import { deleteDraft, readDraft, saveDraft } from '@jobharbor/shared/forms';
import { useSession } from '@jobharbor/shared/remote';
import * as z from 'zod/mini';

const emailDraft = z.object({ resumeId: z.number(), email: z.string() });

/** Draft of the recipient's address, which survives the end of the session. */
export function useEmailDraft() {
  const { user } = useSession();
  const key = `resume-email:${user?.id ?? 0}`;
  return {
    read: () => readDraft(key, emailDraft, Date.now()),
    save: (resumeId: number, email: string) => saveDraft(key, { resumeId, email }, Date.now()),
    delete: () => deleteDraft(key),
  };
}
