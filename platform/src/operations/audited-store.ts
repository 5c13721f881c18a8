import { createHash, randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import * as z from 'zod/mini';
import { logEntry } from '../contract/documents.ts';
import { OperationError } from '../contract/operation-error.ts';
import type { Actor } from '../rights/actor.ts';
import { releaseStoreOn } from '../store/create-release-store.ts';
import type { ObjectStorage } from '../store/object-storage.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { seconds } from './live-set.ts';

/** Folder of the announced changes whose log entry is outstanding. */
export const unloggedFolder = 'unlogged';

/** A change that is announced before it is made (write-ahead), so that its log entry can be written later. */
export const announcedChange = z.object({
  at: z.int(),
  by: z.string(),
  team: z.string(),
  action: logEntry.shape.action,
  reason: z.string(),
  /** Key of the changed document, and the SHA-256 of its new content; null if it is removed. */
  key: z.string(),
  digest: z.nullable(z.string()),
  /** Id of the set or token that it is about; null for flags. */
  subject: z.nullable(z.string()),
  /** Number of the log's newest entry before. */
  after: z.int(),
});
export type AnnouncedChange = z.infer<typeof announcedChange>;

export const digestOf = (body: string | Uint8Array): string =>
  createHash('sha256').update(body).digest('hex');

const isAudited = (key: string) => /^(?:live|canary|flags|pins|tokens)\//.test(key);

const subjectOf = z.object({ set: z.optional(z.string()), id: z.optional(z.string()) });

/**
 * The store for one operation of `actor`. A change of live set, canaries, flags, pins or tokens is announced first, and is
 * refused where that fails. Once the operation has logged it the announcement is removed; otherwise `logUnlogged` writes
 * the entry later.
 */
export function auditedStore(
  store: ReleaseStore,
  { name: by, team }: Actor,
  { action, reason }: Pick<AnnouncedChange, 'action' | 'reason'>,
): ReleaseStore {
  const { storage } = store;
  const open = new Set<string>();
  /** A remaining announcement is harmless: `logUnlogged` finds that the change is logged, or was not made. */
  const retract = async (announcement: string) => {
    open.delete(announcement);
    await storage.remove(announcement).catch(() => undefined);
  };

  async function change<T>(
    key: string,
    body: string | Uint8Array | null,
    make: () => Promise<T>,
  ): Promise<T> {
    if (!isAudited(key)) return make();
    const { set, id } =
      body === null ? { set: basename(key, '.json') } : subjectOf.parse(JSON.parse(String(body)));
    const announced: AnnouncedChange = {
      ...{ at: seconds(), by, team, action, reason, key },
      digest: body === null ? null : digestOf(body),
      subject: set ?? id ?? null,
      after: (await store.log.read({ limit: 1 })).at(-1)?.seq ?? 0,
    };
    const announcement = `${unloggedFolder}/${announced.at}-${randomUUID()}.json`;
    await storage.write(announcement, JSON.stringify(announced));
    open.add(announcement);
    const made = await make();
    if (made === false) await retract(announcement);
    return made;
  }

  async function log(make: () => Promise<boolean>): Promise<boolean> {
    try {
      const isMade = await make();
      if (isMade) for (const announcement of [...open]) await retract(announcement);
      return isMade;
    } catch (error) {
      if (open.size === 0) throw error;
      const sentence =
        'The change was made, but the release store did not take its log entry, which is written when it does. Look at what is live before you try again.';
      throw Object.assign(new OperationError('unavailable', sentence), { cause: error });
    }
  }

  const audited: ObjectStorage = {
    ...storage,
    create: (key, body) => {
      const make = () => storage.create(key, body);
      return key.startsWith('log/') ? log(make) : change(key, body, make);
    },
    write: (key, body) => change(key, body, () => storage.write(key, body)),
    remove: (key) => change(key, null, () => storage.remove(key)),
  };
  return releaseStoreOn(audited);
}
