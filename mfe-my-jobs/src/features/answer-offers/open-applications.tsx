import type { OpenApplication } from '@jobharbor/shared/contracts/applications/offer';
import { withdrawApplication } from '@jobharbor/shared/domain/applications';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { ErrorNotice, lazyCall, useRemote, useSend } from '@jobharbor/shared/remote';
import { Button, Card, Checkbox, TextArea } from '@jobharbor/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInvalidateLists } from '../../common/use-invalidate-lists.ts';

const sendMessage = lazyCall(
  { id: 'POST /jobApplication/chats/{chatId}/messages', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/send-message')).sendMessage,
);

/** After an acceptance: withdraws the chosen other applications, each with a message in its chat first. */
export function OpenApplications({ applications }: { applications: readonly OpenApplication[] }) {
  const { t } = useTranslation('myJobs');
  const titleId = useId();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [text, setText] = useState(() => t('offers.others.message'));
  const withdrawal = useWithdrawals();
  const chosen = applications.filter(({ application_id }) => !left.has(application_id));
  const toggle = (id: number) =>
    setLeft((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
  return (
    <Card as="section" aria-labelledby={titleId} className="jh-stack">
      <h2 id={titleId}>{t('offers.others.title')}</h2>
      <p>{t('offers.others.text')}</p>
      <div>
        {applications.map(({ application_id, job_title, company_name }) => (
          <Checkbox
            key={application_id}
            checked={!left.has(application_id)}
            onChange={() => toggle(application_id)}
            label={t('offers.others.one', { title: isolate(job_title), company: isolate(company_name) })}
          />
        ))}
      </div>
      <TextArea
        label={t('offers.others.label')}
        value={text}
        rows={3}
        dir="auto"
        maxLength={1_000}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="jhm-actions">
        <Button
          aria-disabled={chosen.length === 0}
          loading={withdrawal.isPending}
          loadingLabel={t('withdraw.sending')}
          onClick={() => withdrawal.mutate({ chosen, text: text.trim() })}
        >
          {t('offers.others.confirm', { count: chosen.length })}
        </Button>
      </div>
      <ErrorNotice error={withdrawal.error} />
    </Card>
  );
}

/** One application after the other: what is done stays done if a later one fails, and a repetition doubles no message. */
function useWithdrawals() {
  const { t } = useTranslation('myJobs');
  const { notify } = useRemote();
  const invalidate = useInvalidateLists();
  const message = useSend(sendMessage, { networkMode: 'always' });
  const withdraw = useSend(withdrawApplication, { networkMode: 'always' });
  return useMutation({
    mutationFn: async ({ chosen, text }: { chosen: readonly OpenApplication[]; text: string }) => {
      for (const { application_id, job_id, chat_id } of chosen) {
        const body = { client_key: `accepted-elsewhere-${application_id}`, text };
        if (chat_id !== null && text !== '') await message.mutateAsync({ params: { chatId: chat_id }, body });
        await withdraw.mutateAsync({ params: { jobId: job_id }, body: { reason: 'other_job' } });
      }
    },
    onSuccess: () => notify({ tone: 'success', text: t('offers.others.done') }),
    onSettled: () => invalidate('all'),
  });
}
