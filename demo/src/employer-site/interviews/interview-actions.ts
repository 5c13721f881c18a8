import { changeInterview } from '@jobharbor/shared/calls/recruiter/change-interview';
import { inviteToInterview } from '@jobharbor/shared/calls/recruiter/invite-to-interview';
import { recordAttendance } from '@jobharbor/shared/calls/recruiter/record-attendance';
import { type CallRequest, type InterviewChange, interviewResult } from '@jobharbor/shared/contracts';
import type { Acting, FormAction } from '../action.ts';
import { zoneOf } from '../zone-of.ts';
import { instantOf } from './wall-time.ts';

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

/** A form about one interview of the application. */
const ofOne = (
  said: 'interviewChanged' | 'interviewMoved' | 'interviewCancelled',
  read: (acting: Acting) => Change,
) =>
  ({
    page,
    async carryOut(acting) {
      const { client, form, id } = acting;
      const body = { ...read(acting), version: Number(form.version) } as InterviewChange;
      await client.send(changeInterview, { params: { id: Number(form.interview) }, body });
      return { to: `/applications/${id}`, said: `said.${said}` };
    },
  }) satisfies FormAction;

/** Forms of interviews, by path. */
export const interviewActions: Readonly<Record<string, FormAction>> = {
  '/applications/{id}/invite': {
    page,
    async carryOut(acting) {
      const { client, form, id } = acting;
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
  '/applications/{id}/interview/change': ofOne('interviewChanged', ({ form }) => ({
    ...{ action: 'change', ...lengthIn(form) },
    ...Object.fromEntries(texts.map((name) => [name, typed(form, name) || null])),
  })),
  '/applications/{id}/interview/move': ofOne('interviewMoved', (acting) => ({
    action: 'reschedule',
    starts_at: instantOf(acting.form.starts_at ?? '', zoneOf(acting)),
    despite_clash: acting.form.despite_clash === '1',
  })),
  '/applications/{id}/interview/cancel': ofOne('interviewCancelled', () => ({
    action: 'cancel',
    reason: 'other',
  })),
  '/applications/{id}/interview/outcome': {
    page,
    async carryOut({ client, form, id }) {
      const version = Number(form.version);
      const result = interviewResult.safeParse(form.outcome).data;
      await client.send(recordAttendance, {
        params: { id: Number(form.interview) },
        body:
          result === undefined
            ? { action: 'mark', version, attended: false }
            : { action: 'give_result', version, result },
      });
      return { to: `/applications/${id}`, said: 'said.outcomeTold' };
    },
  },
};
