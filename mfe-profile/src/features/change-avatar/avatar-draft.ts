import { takeFileDraft } from '../../common/file-draft.ts';
import { openPicture } from './open-picture.ts';
import type { Placement } from './placement.ts';

/** A chosen picture with the file that it came from, and how it lay in its frame when its upload was cut off. */
export interface ChosenPicture {
  picture: ImageBitmap;
  file: File;
  place?: Placement;
}

export const avatarDraftKey = (userId: number) => `avatar:${userId}`;

/** Takes the picture out again, and opens it; null where there is none. */
export async function takeAvatarDraft(userId: number): Promise<ChosenPicture | null> {
  const draft = await takeFileDraft(avatarDraftKey(userId));
  if (!(draft?.file instanceof File)) return null;
  const opened = await openPicture(draft.file);
  return 'picture' in opened ? { ...opened, file: draft.file, place: draft.place as Placement } : null;
}
