import { useRemote, useSession } from '@jobharbor/shared/remote';
import { useEffect, useRef } from 'react';
import { type FileDraft, saveFileDraft } from './file-draft.ts';

/**
 * Stores chosen files on the device for the same person when their session ends. That is during an upload, or before it
 * in another tab, which reloads this page. `keepsOnUnmount` may keep them at other ends as well, such as Back. `parts`
 * is null while nothing is chosen. The returned function stores at once.
 */
export function useStoredFiles(
  keyOf: (userId: number) => string,
  parts: FileDraft | null,
  keepsOnUnmount: () => boolean = () => false,
) {
  const { session } = useRemote();
  const { user } = useSession();
  const latest = useRef({ owner: user?.id, keyOf, parts });
  latest.current = { owner: user?.id ?? latest.current.owner, keyOf, parts };
  const keep = async () => {
    const { owner, keyOf: key, parts: chosen } = latest.current;
    if (owner !== undefined && chosen !== null) await saveFileDraft(key(owner), chosen);
  };
  const atEnd = useRef({ keep, keepsOnUnmount });
  atEnd.current = { keep, keepsOnUnmount };
  useEffect(
    () => () => {
      const isSignedIn = session.getState().status === 'signed-in';
      if (!isSignedIn || atEnd.current.keepsOnUnmount()) void atEnd.current.keep();
    },
    [session],
  );
  return keep;
}
