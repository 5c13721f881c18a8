import { changeInterview } from '@jobharbor/shared/calls/recruiter/change-interview';
import { inviteToInterview } from '@jobharbor/shared/calls/recruiter/invite-to-interview';
import { recordAttendance } from '@jobharbor/shared/calls/recruiter/record-attendance';
import {
  type CallRequest,
  type Interview,
  type InterviewChange,
  type InterviewReason,
  interviewResult,
} from '@jobharbor/shared/contracts';
import { instantOf } from '../../form-site/wall-time.ts';
import type { Acting, FormAction } from '../action.ts';
import { zoneOf } from '../zone-of.ts';

type Invitation = CallRequest<typeof inviteToInterview>['body'];
type Change = InterviewChange extends infer One
  ? One extends unknown
    ? Omit<One, 'version'>
    : never
  : never;

const page = '/applications/{id}';
const texts = ['place', 'link', 'contact_name', 'contact_phone', 'note', 'topics'] as const;

/** The length that was typed; nothing where it is empty. */
const lengthIn = ({ duration_minutes = '' }: Acting['form']) =>
  duration_minutes === '' ? {} : { duration_minutes: Number(duration_minutes) };

const typed = (form: Acting['form'], name: string): string => (form[name] ?? '').trim();

/** The time that was typed, or else the one that was chosen. */
const timeIn = (acting: Acting): number => {
  const [wall, chosen] = [typed(acting.form, 'starts_at'), typed(acting.form, 'chosen')];
  return wall === '' && chosen !== '' ? Number(chosen) : instantOf(wall, zoneOf(acting));
};

/** A form about one interview of the application. */
const ofOne = (
  saidOf: (
    interview: Interview,
  ) => 'interviewChanged' | 'interviewMoved' | 'interviewAgreed' | 'interviewCancelled',
  read: (acting: Acting) => Change,
) =>
  ({
    page,
    async carryOut(acting) {
      const { client, form, id } = acting;
      const body = { ...read(acting), version: Number(form.version) } as InterviewChange;
      const params = { id: Number(form.interview) };
      const { interview } = await client.send(changeInterview, { params, body });
      return { to: `/applications/${id}`, said: `said.${saidOf(interview)}` };
    },
  }) satisfies FormAction;

/** Forms of interviews, by path. */
export const interviewActions: Readonly<Record<string, FormAction>> = {
  '/applications/{id}/invite': {
    page,
    async carryOut(acting) {
      const { client, form, id, t } = acting;
      if (form.do === 'times') {
        const minutes = form.duration_minutes ?? '';
        return { to: '', said: t('interview.timesOf', { minutes }) };
      }
      const time_zone = zoneOf(acting);
      const chosen = ['free_0', 'free_1', 'free_2'].filter((name) => typed(form, name) !== '');
      const written = ['starts_at', 'other_1', 'other_2'].filter((name) => typed(form, name) !== '');
      const [first = Number.NaN, ...others] = [
        ...chosen.map((name) => Number(form[name])),
        ...written.map((name) => instantOf(form[name] ?? '', time_zone)),
      ];
      const body = {
        ...{ kind: form.kind as Invitation['kind'], time_zone, ...lengthIn(form) },
        ...{ starts_at: first, other_times: others, despite_clash: form.despite_clash === '1' },
        ...Object.fromEntries(
          texts.flatMap((name) => (typed(form, name) === '' ? [] : [[name, typed(form, name)]])),
        ),
      };
      await client.send(inviteToInterview, { params: { id }, body });
      return { to: `/applications/${id}`, said: 'said.invited' };
    },
  },
  '/applications/{id}/interview/change': ofOne(
    () => 'interviewChanged',
    ({ form }) => ({
      ...{ action: 'change', ...lengthIn(form) },
      ...Object.fromEntries(texts.map((name) => [name, typed(form, name) || null])),
    }),
  ),
  '/applications/{id}/interview/move': ofOne(
    // A time of the candidate's needs no further answer.
    ({ phase }) => (phase === 'upcoming' ? 'interviewAgreed' : 'interviewMoved'),
    (acting) => ({
      action: 'reschedule',
      starts_at: timeIn(acting),
      despite_clash: acting.form.despite_clash === '1',
    }),
  ),
  '/applications/{id}/interview/cancel': ofOne(
    () => 'interviewCancelled',
    ({ form }) => ({ action: 'cancel', reason: form.reason as InterviewReason }),
  ),
  '/applications/{id}/interview/outcome': {
    page,
    async carryOut({ client, form, id }) {
      const version = Number(form.version);
      const result = interviewResult.safeParse(form.outcome).data;
      await client.send(recordAttendance, {
        params: { id: Number(form.interview) },
        body:
          result === undefined
            ? { action: 'mark', version, attended: form.outcome === 'present' }
            : { action: 'give_result', version, result },
      });
      return { to: `/applications/${id}`, said: 'said.outcomeTold' };
    },
  },
};
