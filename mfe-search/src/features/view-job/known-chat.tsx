import type { recruiterBrief } from '@jobharbor/shared/contracts/jobs/job';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { lazyCall, useCall } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type * as z from 'zod/mini';

const checkChatExists = lazyCall(
  { id: 'GET /jobApplication/chats/check-exists/{recruiterId}/jobseekers', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/check-chat-exists')).checkChatExists,
);

/** The way to the chat that the signed-in person has with the recruiter, also about another job; nothing without one. */
export function KnownChat({ recruiter: { id, name } }: { recruiter: z.infer<typeof recruiterBrief> }) {
  const { t } = useTranslation('search');
  const chat = useCall(checkChatExists, { params: { recruiterId: id } }).data?.chat_id;
  if (chat == null) return null;
  return (
    <p>
      <Link to={`/chat-home/${chat}`} className="jh-link jhs-ask">
        {t('recruiter.known', { name: isolate(name) })}
      </Link>
    </p>
  );
}
