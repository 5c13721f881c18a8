import type { ApplicationView } from '@jobharbor/shared/contracts';

export interface StoredOpening {
  part: 'application' | 'resume' | 'video';
  filename: string | null;
}

/**
 * Maps a row to `part` and `is_video` of the answer. A video is sent as `resume` with `is_video`: older clients reject
 * `video`.
 */
export const toOpenedPart = ({
  part,
  filename,
}: StoredOpening): Pick<ApplicationView, 'part' | 'is_video' | 'filename'> => ({
  ...(part === 'video' ? ({ part: 'resume', is_video: true } as const) : { part }),
  ...(filename !== null && { filename }),
});
