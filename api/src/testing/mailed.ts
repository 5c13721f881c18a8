import type { TestApi } from './test-api.ts';

export interface MailedRecord {
  template: string;
  language: string;
  data: Record<string, string> | null;
}

/** What was queued for an address, the newest first. In tests no worker sends it, so its data is still there. */
export const mailsTo = (api: TestApi, address: string): Promise<MailedRecord[]> =>
  api.dependencies.db
    .selectFrom('mails')
    .select(['template', 'language', 'data'])
    .where('recipient', '=', address)
    .orderBy('created_at', 'desc')
    .execute();
