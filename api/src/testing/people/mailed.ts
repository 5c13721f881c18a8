import type { TestApi } from '../servers/test-api.ts';

export interface MailedRecord {
  template: string;
  language: string;
  data: Record<string, string> | null;
}

/** Mails queued for an address, newest first. In tests no worker sends them, so their data is still stored. */
export const mailsTo = async (api: TestApi, address: string): Promise<MailedRecord[]> =>
  (await api.dependencies.db
    .selectFrom('mails')
    .select(['template', 'language', 'data'])
    .where('recipient', '=', address)
    .orderBy('created_at', 'desc')
    .execute()) as MailedRecord[];
