import type { TestApi } from '../servers/test-api.ts';

/** Text messages queued for a number, newest first. In tests no worker sends them, so their text is still stored. */
export async function textsTo(api: TestApi, phone: string): Promise<string[]> {
  const rows = await api.dependencies.db
    .selectFrom('sms_messages')
    .select('text')
    .where('recipient', '=', phone)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ text }) => text ?? '');
}

/** The code of the newest message to a number. */
export const smsCodeSentTo = async (api: TestApi, phone: string): Promise<string> =>
  (await textsTo(api, phone))[0]?.match(/\b\d{6}\b/)?.[0] ?? '';
