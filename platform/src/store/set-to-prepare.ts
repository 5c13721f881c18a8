import { type SetToPrepare, setToPrepare } from '../contract/documents.ts';
import type { ObjectStorage } from './object-storage.ts';

const key = 'set-to-prepare.json';

/** Names the set that every gateway shall open; of two writers the later one counts. */
export const writeSetToPrepare = (storage: ObjectStorage, question: SetToPrepare): Promise<void> =>
  storage.write(key, JSON.stringify(question));

/** The last question; null before the first, and for an unreadable one. */
export async function readSetToPrepare(storage: ObjectStorage): Promise<SetToPrepare | null> {
  const body = await storage.read(key);
  try {
    return body && setToPrepare.parse(JSON.parse(body.toString()));
  } catch {
    return null;
  }
}
