import { feedbackLimits } from '@jobharbor/shared/contracts/feedback';

export interface Picture {
  file: File;
  /** Object URL of the preview; empty if the browser cannot create one. */
  url: string;
}

export type PictureError =
  | { kind: 'type'; name: string }
  | { kind: 'size'; name: string; size: number }
  | { kind: 'many' };

const endings: ReadonlySet<string> = new Set(feedbackLimits.formats);

/** Which of the chosen files are added to `count` pictures, and the error of the first invalid one. */
export function checkPictures(
  files: readonly File[],
  count: number,
): { taken: File[]; fault: PictureError | null } {
  const taken: File[] = [];
  let fault: PictureError | null = null;
  for (const file of files) {
    const found = faultOf(file, count + taken.length);
    if (found === null) taken.push(file);
    else fault ??= found;
  }
  return { taken, fault };
}

function faultOf({ name, size, type }: File, count: number): PictureError | null {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  // Files of a phone may have no extension, and those of some systems no type.
  if (!endings.has(ending) && type !== 'image/jpeg' && type !== 'image/png') return { kind: 'type', name };
  if (size > feedbackLimits.maxBytes) return { kind: 'size', name, size };
  return count >= feedbackLimits.pictures ? { kind: 'many' } : null;
}
