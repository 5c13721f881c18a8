import type { EmployerReply as Reply } from '@jobharbor/shared/contracts/jobs/job-record';
import { isolate, UserText } from '@jobharbor/shared/domain/user-text';
import { formatDay } from '@jobharbor/shared/i18n';
import { useLocale, useTimeZone } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';

/** What an employer says of the facts that stand above. */
export function EmployerReply({ reply }: { reply: Reply }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  return (
    <figure className="jhs-reply">
      <figcaption className="jh-quiet jh-small" suppressHydrationWarning>
        {t('jobRecord.reply', { day: isolate(formatDay(tag, timeZone, reply.written_at)) })}
      </figcaption>
      <blockquote>
        <UserText language={reply.language}>{reply.sentence}</UserText>
      </blockquote>
    </figure>
  );
}
