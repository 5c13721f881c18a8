import type { IncomingMessage } from 'node:http';
import { AppError, errorCode } from '@jobharbor/shared/errors';

const longestForm = 200_000;
/** Bytes of a form with a file: a logo of 10 MB, and its other fields. */
const largestUpload = 11_000_000;

interface SentForm {
  fields: URLSearchParams;
  /** Of a form with a file; null where none was chosen. */
  file: File | null;
}

/** The fields of a form, and its file. */
export async function readForm(request: IncomingMessage): Promise<SentForm> {
  const type = request.headers['content-type'] ?? '';
  const isUpload = type.startsWith('multipart/form-data');
  const bytes = await readBody(request, isUpload ? largestUpload : longestForm);
  if (!isUpload) return { fields: new URLSearchParams(bytes.toString()), file: null };
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new AppError(errorCode.malformedBody, { status: 400 });
    });
  const fields = new URLSearchParams();
  let file: File | null = null;
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.append(name, value);
    else if (value.size > 0) file = value;
  }
  return { fields, file };
}

async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new AppError(errorCode.bodyTooLarge, { status: 413 });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
