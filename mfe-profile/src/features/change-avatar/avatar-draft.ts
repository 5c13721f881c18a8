import { takeFileDraft } from '../../common/file-draft.ts';
import { decodePicture } from '../../common/pictures/decode-picture.ts';
import type { Placement } from '../../common/pictures/placement.ts';

/** A chosen picture with its file and its placement in the frame, as stored when the upload was interrupted. */
export interface ChosenPicture {
  picture: ImageBitmap;
  file: File;
  place?: Placement;
}

export const avatarDraftKey = (userId: number) => `avatar:${userId}`;

/** Returns and removes the stored picture, decoded; null without one. */
export async function takeAvatarDraft(userId: number): Promise<ChosenPicture | null> {
  const draft = await takeFileDraft(avatarDraftKey(userId));
  if (!(draft?.file instanceof File)) return null;
  const opened = await decodePicture(draft.file);
  return 'picture' in opened ? { ...opened, file: draft.file, place: draft.place as Placement } : null;
}
