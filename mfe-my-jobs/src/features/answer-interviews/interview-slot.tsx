import { CardError, useCall, useRemote } from '@jobharbor/shared/remote';
import { Skeleton } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { interviewCall } from '../../common/list-calls.ts';
import { useListQueryOptions } from '../../common/use-list-query-options.ts';
import { useListRefresh } from '../../common/use-list-refresh.ts';
import { InterviewCard } from './interview-card.tsx';
import '../../common/my-jobs.css';
import './interviews.css';

/** One interview inside another remote's page, such as its chat. It follows the interview while it is shown. */
export function InterviewSlot() {
  const { t } = useTranslation('myJobs');
  const id = Number(useRemote().slotData?.id);
  useListRefresh();
  const found = useCall(interviewCall, { params: { id } }, useListQueryOptions());
  if (found.status === 'pending') return <Skeleton shape="block" />;
  if (found.status === 'error')
    return <CardError title={t('interviews.failed')} error={found.error} retry={found} />;
  return <InterviewCard interview={found.data.interview} isInChat />;
}
