import type { Activity } from '@jobharbor/shared/contracts/primitives/activity';
import { startOfPart } from '../../session/record-activity.ts';
import { toSeconds } from '../common/seconds.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Columns of an account from which its activity label is derived. */
export interface ActiveAccount {
  last_active_at: Date | null;
  /** The latest activity before the part of the day of `last_active_at`. */
  active_before_at: Date | null;
  shows_activity: boolean;
}

/** Public activity label of an account; null if it hides its activity or was active more than seven days ago. */
export function activityOf(account: ActiveAccount, now: Date): 'today' | 'days3' | 'days7' | null {
  if (!account.shows_activity) return null;
  const start = startOfPart(now).getTime();
  const { last_active_at: last, active_before_at: before } = account;
  const known = last !== null && last.getTime() < start ? last : before;
  if (known === null) return null;
  const age = start - known.getTime();
  return age <= day ? 'today' : age <= 3 * day ? 'days3' : age <= 7 * day ? 'days7' : null;
}

/** Unix timestamp for older clients that do not know labels: one from which they derive the same label. */
export function timeOfActivity(label: Activity | null, now: Date): number | null {
  if (label === null) return null;
  const ago = label === 'days7' ? 3 * day + hour : label === 'days3' ? day + hour : 0;
  return toSeconds(new Date(startOfPart(now).getTime() - ago));
}

/** Milliseconds after a reply in which its author is shown as `just_replied`. */
const replyLasts = hour;

/** Activity label for the other participant of a chat: online, just replied, or else the public label. */
export function activityInChat(
  account: ActiveAccount & { present_until: Date | null; replied_at: Date | null },
  now: Date,
): Activity | null {
  if (!account.shows_activity) return null;
  if (account.present_until !== null && account.present_until > now) return 'now';
  const { replied_at: reply } = account;
  if (reply !== null && now.getTime() - reply.getTime() < replyLasts) return 'just_replied';
  return activityOf(account, now);
}
