import type { ChatEvent, Message } from '@jobharbor/shared/contracts';
import type { TextKey, Translate } from '../texts.ts';

/** Texts of the events of an application in its chat. One that a later API adds has its own text, in English. */
const eventTexts: Readonly<Record<ChatEvent, TextKey>> = {
  accepted: 'application.stage.accepted',
  declined: 'application.stage.not_accepted',
  withdrawn: 'application.stage.withdrawn',
  interview_accepted: 'application.stage.interview',
  interview_proposed: 'interview.event.proposed',
  interview_moved: 'said.interviewMoved',
  interview_changed: 'said.interviewChanged',
  interview_rejected: 'interview.phase.rejected',
  interview_cancelled: 'interview.phase.cancelled',
  interview_cancelled_late: 'interview.phase.cancelled',
  interview_reopened: 'interview.event.reopened',
  interview_contested: 'interview.event.contested',
  interview_employer_absent: 'interview.event.employer_absent',
  interview_missed: 'application.stage.missed',
  interview_attended: 'application.stage.interviewed',
  interview_passed: 'application.stage.passed',
  interview_not_suitable: 'application.stage.not_suitable',
  offer_accepted: 'application.stage.hired',
  offer_declined: 'application.stage.offer_declined',
  offer_withdrawn: 'application.stage.offer_ended',
};

/** One-line summary of a message, translated unless a person wrote it. */
export function messageText(t: Translate, message: Message): string {
  switch (message.kind) {
    case 'interview':
      return t('application.stage.invited');
    case 'offer':
      return t('application.stage.offered');
    case 'system': {
      const key = message.event === 'other' ? undefined : eventTexts[message.event];
      return key === undefined ? message.text : t(key);
    }
    case 'recalled':
      return t('message.recalled');
    case 'mobile':
      return t('message.mobile.ask');
    case 'resume':
      return t('message.resume.ask');
    default:
      return message.text;
  }
}
