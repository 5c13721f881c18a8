import type { Dependencies } from '../../dependencies.ts';
import { linkContext } from './link-context.ts';

/** Encrypts the links of calendars with the newest of the site's keys (key rotation). Safe to run concurrently. */
export async function sealCalendarLinks({
  db,
  secrets,
}: Pick<Dependencies, 'db' | 'secrets'>): Promise<void> {
  const rows = await db
    .selectFrom('recruiter_calendars')
    .select(['account_id', 'link'])
    .where('link', 'is not', null)
    .execute();
  for (const { account_id, link } of rows) {
    if (link === null || link.startsWith(secrets.currentPrefix)) continue;
    const context = linkContext(account_id);
    // A link that was replaced meanwhile is sealed by the newest key.
    await db
      .updateTable('recruiter_calendars')
      .set({ link: secrets.seal(secrets.open(link, context), context) })
      .where('account_id', '=', account_id)
      .where('link', '=', link)
      .execute();
  }
}
