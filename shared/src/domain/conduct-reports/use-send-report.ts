import { useMutation } from '@tanstack/react-query';
import { reportChat } from '../../contracts/calls/job-application/report-chat.ts';
import { reportInterview } from '../../contracts/calls/job-application/report-interview.ts';
import { reportRecruiter } from '../../contracts/calls/job-application/report-recruiter.ts';
import type { CallAnswer } from '../../contracts/define-call.ts';
import type { AppError } from '../../errors/index.ts';
import { type HttpClient, sendCall } from '../../http/index.ts';
import { callPrefix, useRemote } from '../../remote/index.ts';
import { ownConductReportsCall } from './report-calls.ts';
import { type ReportedSubject, useReportTexts } from './report-texts.ts';

interface Report {
  subject: ReportedSubject;
  reasonId: number;
  details: string;
}

type Receipt = CallAnswer<typeof reportChat>;

/** Sends a report, says where its outcome will stand, and updates what the person reported. */
export function useSendReport(onDone: () => void) {
  const { http, queryClient, notify } = useRemote();
  const t = useReportTexts();
  return useMutation<Receipt, AppError, Report>({
    mutationFn: (report) => send(http, report),
    onSuccess({ is_mailed }) {
      void queryClient.invalidateQueries({ queryKey: callPrefix(ownConductReportsCall) });
      notify({ tone: 'success', text: t(is_mailed ? 'doneMailed' : 'done') });
      onDone();
    },
  });
}

function send(http: HttpClient, { subject: { kind, id }, reasonId, details }: Report): Promise<Receipt> {
  const body = { report_reason_id: reasonId, details };
  switch (kind) {
    case 'chat':
      return sendCall(http, reportChat, { params: { chatId: id }, body });
    case 'recruiter':
      return sendCall(http, reportRecruiter, { params: { recruiterId: id }, body });
    case 'interview':
      return sendCall(http, reportInterview, { params: { id }, body });
  }
}
