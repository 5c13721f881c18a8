import type { Application } from '@jobharbor/shared/contracts/applications/application';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { formatDay } from '@jobharbor/shared/i18n';
import { lazyPart, useLocale, useTimeZone } from '@jobharbor/shared/remote';
import { Button, ButtonLink, Notice } from '@jobharbor/shared/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { applicationTitleId } from '../../common/application-title-id.ts';

const AskDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "application-dialogs" */ './ask-dialog.tsx')).AskDialog,
);

export type SilenceNoticeProps = { application: Application; onWithdraw: () => void };

/** Suggestions for an application without an answer after twice the usual time. */
export function SilenceNotice({ application, onWithdraw }: SilenceNoticeProps) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const [isAsking, setIsAsking] = useState(false);
  const { id, job, chat_id, can_withdraw } = application;
  const { expected_answer, last_message_at } = application;
  // A message sent after the promised day hides the button that asks.
  const asked = last_message_at && expected_answer && last_message_at > expected_answer.silent_from;
  const described = { 'aria-describedby': applicationTitleId(id), size: 'small' as const };
  return (
    <Notice
      tone="attention"
      actions={
        <>
          {chat_id !== null && !asked && (
            <Button {...described} onClick={() => setIsAsking(true)}>
              {t('promise.ask')}
            </Button>
          )}
          {can_withdraw && (
            <Button
              size="small"
              aria-label={t('applied.withdrawNamed', { title: job.title })}
              onClick={onWithdraw}
            >
              {t('applied.withdraw')}
            </Button>
          )}
          <ButtonLink {...described} render={<Link to={`${jobPath(job)}#similar`} />}>
            {t('job.similar')}
          </ButtonLink>
        </>
      }
    >
      {t('promise.silence', { company: isolate(job.company.name) })}
      {asked && <span> {t('promise.askedOn', { day: formatDay(tag, timeZone, last_message_at) })}</span>}
      {isAsking && chat_id !== null && (
        <Suspense>
          <AskDialog chatId={chat_id} job={job} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </Notice>
  );
}
