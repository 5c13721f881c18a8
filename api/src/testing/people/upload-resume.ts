import { aForm } from '../samples/multipart.ts';
import type { Person } from './person.ts';

/** Bytes that are recognised as a PDF. */
export const pdf = (text = 'cv') => Buffer.from(`%PDF-1.4\n1 0 obj\n<</T(${text})>>\nendobj\n%%EOF`);

/** Uploads a résumé; `key` is the idempotency key. */
export function upload(person: Person, name: string, bytes: Buffer, key?: string, type?: string) {
  const { body, headers } = aForm({ name, bytes, ...(type === undefined ? {} : { type }) });
  return person.ask('POST', '/jobseeker/resume/upload', body, {
    headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
  });
}
