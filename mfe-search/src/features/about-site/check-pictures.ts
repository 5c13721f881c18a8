import { feedbackLimits } from '@jobharbor/shared/contracts/account/feedback';

export interface Picture {
  file: File;
  /** Object URL of the preview; empty if the browser cannot create one. */
  url: string;
}

export type PictureError =
  | { kind: 'type'; name: string }
  | { kind: 'size'; name: string; size: number }
  /** Without an account, all pictures together. */
  | { kind: 'together'; name: string; size: number }
  | { kind: 'many' };

const endings: ReadonlySet<string> = new Set(feedbackLimits.formats);

/** Which of the chosen files are added to the pictures, and the error of the first invalid one. */
export function checkPictures(
  files: readonly File[],
  { pictures, isSignedIn }: { pictures: readonly Picture[]; isSignedIn: boolean },
): { taken: File[]; fault: PictureError | null } {
  const taken: File[] = [];
  let fault: PictureError | null = null;
  for (const file of files) {
    const others = [...pictures.map((picture) => picture.file), ...taken];
    const found = faultOf(file, others.length) ?? (isSignedIn ? null : faultTogether(file, others));
    if (found === null) taken.push(file);
    else fault ??= found;
  }
  return { taken, fault };
}

function faultTogether(file: File, others: readonly File[]): PictureError | null {
  const size = others.reduce((sum, other) => sum + other.size, file.size);
  return size > feedbackLimits.strangerBytes ? { kind: 'together', name: file.name, size } : null;
}

function faultOf({ name, size, type }: File, count: number): PictureError | null {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  // Files of a phone may have no extension, and those of some systems no type.
  if (!endings.has(ending) && type !== 'image/jpeg' && type !== 'image/png') return { kind: 'type', name };
  if (size > feedbackLimits.maxBytes) return { kind: 'size', name, size };
  return count >= feedbackLimits.pictures ? { kind: 'many' } : null;
}
