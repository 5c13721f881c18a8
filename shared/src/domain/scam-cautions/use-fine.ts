import { useState } from 'react';
import * as z from 'zod/mini';
import { readDraft, saveDraft } from '../../forms/index.ts';
import { useUser } from '../../remote/index.ts';

/** Subjects of cautions that are kept, the newest. */
const maxKept = 200;

/** Whether the person has said that something is fine, and how they say so. On this device, for as long as drafts. */
export function useFine(subject: string): [isFine: boolean, setFine: () => void] {
  const key = `scam:${useUser()?.id ?? 'guest'}:fine`;
  const read = () => readDraft(key, z.array(z.string()), Date.now()) ?? [];
  const [isFine, setFine] = useState(() => read().includes(subject));
  return [
    isFine,
    () => {
      saveDraft(key, [...read(), subject].slice(-maxKept), Date.now());
      setFine(true);
    },
  ];
}
