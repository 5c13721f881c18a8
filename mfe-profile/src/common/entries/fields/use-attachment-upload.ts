import { randomKey } from '@jobharbor/shared/browser/environment';
import { uploadLicenseAttachment } from '@jobharbor/shared/calls/jobseeker-profile/upload-license-attachment';
import {
  attachmentLimits,
  type LicenseAttachment,
} from '@jobharbor/shared/contracts/profile/license-attachment';
import { type AppError, toAppError } from '@jobharbor/shared/errors';
import { sendCall } from '@jobharbor/shared/http';
import { useDirtyLease, useRemote, useSession } from '@jobharbor/shared/remote';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { saveFileDraft, takeFileDraft } from '../../file-draft.ts';

export const acceptedAttachments = '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg';

export type AttachmentUpload =
  | { status: 'idle' }
  | { status: 'invalid'; file: File; reason: 'too-large' | 'wrong-format' | 'empty' }
  | { status: 'uploading'; file: File; percent: number }
  | { status: 'failed'; file: File; error: AppError };

interface Attempt {
  file: File;
  key: string;
  controller: AbortController;
}

const draftKey = (userId: number) => `license-attachment:${userId}`;

function formOf(file: File): FormData {
  const body = new FormData();
  body.append('attachment', file, file.name);
  return body;
}

/** Uploads one file at a time. If the session has expired, the file is stored and uploaded after the next sign-in. */
export function useAttachmentUpload(onUploaded: (attachment: LicenseAttachment) => void) {
  const { http } = useRemote();
  const { user } = useSession();
  // The file's owner, also when their session has ended.
  const owner = useRef(user?.id);
  if (user) owner.current = user.id;
  const [upload, setUpload] = useState<AttachmentUpload>({ status: 'idle' });
  const latest = useRef<Attempt | null>(null);
  useDirtyLease(upload.status === 'uploading', 'license-attachment', 'lost');
  useEffect(() => () => latest.current?.controller.abort(), []);

  const isCurrent = (attempt: Attempt) => latest.current === attempt && !attempt.controller.signal.aborted;
  const showProgress = ({ file }: Attempt, share: number) =>
    setUpload({ status: 'uploading', file, percent: Math.round(share * 100) });

  const { mutate } = useMutation({
    mutationFn(attempt: Attempt) {
      return sendCall(http, uploadLicenseAttachment, {
        ...{ body: formOf(attempt.file), idempotencyKey: attempt.key, signal: attempt.controller.signal },
        onProgress: (share) => isCurrent(attempt) && showProgress(attempt, share),
      });
    },
    onSuccess({ attachment }, attempt) {
      if (!isCurrent(attempt)) return;
      setUpload({ status: 'idle' });
      onUploaded(attachment);
    },
    async onError(thrown, attempt) {
      const { file } = attempt;
      const error = toAppError(thrown);
      if (error.status === 401 && owner.current !== undefined)
        await saveFileDraft(draftKey(owner.current), { file });
      if (isCurrent(attempt)) setUpload({ status: 'failed', file, error });
    },
  });

  function start(attempt: Attempt): void {
    latest.current = attempt;
    showProgress(attempt, 0);
    mutate(attempt);
  }

  const pick = (file: File): void => {
    const reason = faultOf(file);
    if (reason) setUpload({ status: 'invalid', file, reason });
    else start({ file, key: randomKey(), controller: new AbortController() });
  };

  useStoredFile(user?.id, pick);

  return {
    upload,
    pick,
    cancel() {
      latest.current?.controller.abort();
      setUpload({ status: 'idle' });
    },
    retry() {
      if (latest.current) start({ ...latest.current, controller: new AbortController() });
    },
  };
}

/** Calls `onFile` with the file that was stored on the device when the session ended. */
function useStoredFile(userId: number | undefined, onFile: (file: File) => void): void {
  const pick = useEffectEvent(onFile);
  useEffect(() => {
    if (userId === undefined) return;
    void takeFileDraft(draftKey(userId)).then((draft) => draft?.file instanceof File && pick(draft.file));
  }, [userId]);
}

function faultOf({ name, size }: File): 'too-large' | 'wrong-format' | 'empty' | null {
  if (!/\.(pdf|png|jpe?g)$/i.test(name)) return 'wrong-format';
  if (size === 0) return 'empty';
  return size > attachmentLimits.maxBytes ? 'too-large' : null;
}
