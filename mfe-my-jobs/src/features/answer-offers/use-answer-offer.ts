import type { Offer, OfferAnswer } from '@jobharbor/shared/contracts/applications/offer';
import { lazyCall, useRemote, useSend } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { useInvalidateLists } from '../../common/use-invalidate-lists.ts';

const answerCall = lazyCall(
  { id: 'PATCH /jobApplication/offers/{id}', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/answer-offer')).answerOffer,
);

type Answer = OfferAnswer extends infer One ? (One extends unknown ? Omit<One, 'version'> : never) : never;

/** Answers an offer with its version. Refetches the lists after an error as well: the employer may have withdrawn it. */
export function useAnswerOffer({ id, version }: Offer, onDone: () => void) {
  const { t } = useTranslation('myJobs');
  const { notify } = useRemote();
  const invalidate = useInvalidateLists();
  const send = useSend(answerCall, {
    networkMode: 'always',
    onSuccess(_, { body }) {
      notify({ tone: 'success', text: t(`offers.done.${body.action}`) });
      onDone();
    },
    onSettled: () => invalidate('all'),
  });
  return {
    ...send,
    answer(answer: Answer) {
      if (!send.isPending) send.mutate({ params: { id }, body: { ...answer, version } as OfferAnswer });
    },
  };
}
