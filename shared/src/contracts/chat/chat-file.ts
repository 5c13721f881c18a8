import * as z from 'zod/mini';

/** Of one file that is sent in a chat, and of all that one side sends there in 24 hours. */
export const chatFileLimits = { maxBytes: 10 * 1024 * 1024, perDay: 50 } as const;

/** Longer side in pixels to which a picture is scaled down. */
export const chatPictureSide = 1_600;

/** What a file input takes. The server decides by content. */
export const chatFileTypes = '.jpg,.jpeg,.png,.pdf,.doc,.docx,image/jpeg,image/png,application/pdf';

/** Formats of documents. A client shows one that it does not know by its name alone. */
export const chatFileFormat = z.enum(['pdf', 'doc', 'docx']);

/** Members of every message with a file. `getChatFile` answers with its bytes. */
const stored = {
  filename: z.string(),
  /** Bytes. */
  size: z.int(),
  /** The same as `filename`. */
  text: z.string(),
};

/** A picture as it is stored: a JPEG without metadata. */
export const pictureContent = {
  kind: z.literal('picture'),
  ...stored,
  /** Pixels. */
  width: z.int(),
  height: z.int(),
};

export const fileContent = { kind: z.literal('file'), ...stored, format: chatFileFormat };
