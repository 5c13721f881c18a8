import { useRemote, useSession } from '@jobharbor/shared/remote';
import { useEffect, useRef } from 'react';
import { type FileDraft, saveFileDraft } from './file-draft.ts';

/**
 * Stores chosen files on the device for the same person when their session ends: during an upload, or before it in
 * another tab, which reloads this page. `parts` is null while nothing is chosen. `keep` stores at once.
 */
export function useStoredFiles(keyOf: (userId: number) => string, parts: FileDraft | null) {
  const { session } = useRemote();
  const { user } = useSession();
  const latest = useRef({ owner: user?.id, keyOf, parts });
  latest.current = { owner: user?.id ?? latest.current.owner, keyOf, parts };
  const keep = async () => {
    const { owner, keyOf: key, parts: chosen } = latest.current;
    if (owner !== undefined && chosen !== null) await saveFileDraft(key(owner), chosen);
  };
  const keepLatest = useRef(keep);
  useEffect(() => {
    const keepNow = keepLatest.current;
    return () => {
      if (session.getState().status !== 'signed-in') void keepNow();
    };
  }, [session]);
  return keep;
}
