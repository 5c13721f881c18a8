import { chatFileLimits } from '@jobharbor/shared/contracts/chat/chat-file';

export type FileFault = 'empty' | 'tooLarge' | 'wrongType';

/** Why the server would refuse a file, before it is sent; null where it may take it. */
export function fileFault({ name, size }: Pick<File, 'name' | 'size'>): FileFault | null {
  if (!/\.(jpe?g|png|pdf|docx?)$/i.test(name)) return 'wrongType';
  if (size === 0) return 'empty';
  return size > chatFileLimits.maxBytes ? 'tooLarge' : null;
}
