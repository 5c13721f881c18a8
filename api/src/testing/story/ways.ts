import type * as fc from 'fast-check';
import type { TestApi } from '../servers/test-api.ts';
import { act, compare, isDone, type Real, type Rule } from './act.ts';
import { type Body, onDecision, onInterview, setInterview, unique } from './interview-ways.ts';
import { allowed, hasEnded, hour, hoursFrom, type Model, offerOf, openStages, stageOf } from './model.ts';

/** An end of the application ends what is open. */
function end(model: Model, status: string, offer: string): void {
  model.status = status;
  if (openStages.includes(stageOf(model))) setInterview(model, 'cancelled');
  if (offerOf(model) === 'open' && model.offer !== null) model.offer.state = offer;
}

const terms = { time_zone: 'Asia/Manila', kind: 'onsite', place: 'Pier 4' };
const offerTerms = {
  ...{ title: 'Ward nurse', starts_on: '2027-01-04', place: 'Pier 4, Cebu', hours: '40 hours a week' },
  ...{ pay: { currency: 'PHP', amount: 60_000_000, period: 'annually' }, benefits: [] },
};
const invite = {
  name: 'invite',
  expected: (model: Model) =>
    openStages.includes(stageOf(model)) ? ['42095'] : allowed('application', model.status, 'invite, offer'),
  ask: ({ recruiter, applicationId }: Real, { now }: Model) =>
    recruiter.ask('POST', `/recruiter/applications/${applicationId}/interviews`, {
      ...{ ...terms, starts_at: now + 24 * hour, note: unique() },
    }),
  apply: (model: Model) => {
    model.status = 'accepted';
    model.interview = { state: 'pending', start: model.now + 24 * hour, wasCheckedIn: false };
  },
};
const makeOffer = {
  name: 'offer',
  expected: (model: Model) =>
    offerOf(model) === 'open' ? ['42097'] : allowed('application', model.status, 'invite, offer'),
  ask: ({ recruiter, applicationId }: Real, { now }: Model) =>
    recruiter.ask('POST', `/recruiter/applications/${applicationId}/offers`, {
      ...{ ...offerTerms, title: unique(), valid_until: now + 60 * hour },
    }),
  apply: (model: Model) => {
    model.status = 'accepted';
    model.offer = { state: 'open', until: model.now + 60 * hour };
  },
};
const onOffer = (action: string, body: object) => ({
  name: `offer: ${action}`,
  expected: (model: Model) => (model.offer === null ? null : allowed('offer', offerOf(model) ?? '', action)),
  ask: ({ person, recruiter, offer }: Real) => {
    const sent = { version: offer?.version, ...body };
    return action === 'withdraw'
      ? recruiter.ask('PATCH', `/recruiter/offers/${offer?.id}`, sent)
      : person.ask('PATCH', `/jobApplication/offers/${offer?.id}`, sent);
  },
  apply: (model: Model, outcome: string) => {
    if (model.offer !== null) model.offer.state = outcome;
  },
});
const onApplication = (
  action: string,
  offer: string,
  ask: (real: Real) => ReturnType<typeof invite.ask>,
) => ({
  name: action,
  /** Not before anything has happened that it ends: most stories would be over at once. */
  expected: ({ status, interview, offer }: Model) =>
    interview === null && offer === null ? null : allowed('application', status, action),
  ask,
  apply: (model: Model, outcome: string) => end(model, outcome, offer),
});

/** To the next moment at which the clock changes what is possible: a day and an hour before, during, after, days after. */
function wait(api: TestApi, model: Model): void {
  const { interview } = model;
  const since = interview === null ? 0 : hoursFrom(model, interview);
  const next = [-1, 0.25, 2, 96].find((moment) => moment > since + 0.01);
  const passed = Math.round((interview === null || next === undefined ? 24 : next - since) * hour);
  api.wait(passed);
  model.now += passed;
}

const mark =
  (attended: boolean): Body =>
  () => ({ action: 'mark', attended });
/** Never the time that stands: the same one again would be a repeated request. */
const later: Body = ({ now, interview }) => ({
  ...{ action: 'reschedule', starts_at: Math.max(now + 30 * hour, (interview?.start ?? 0) + 600) },
});
const earlier = ({ interview }: Model) => (interview?.start ?? 0) - 600;
const reason = 'other';
/** Changes no state, also of an interview that has begun. */
const changeDetails = {
  ...onInterview('employer', 'change', () => ({ action: 'change', note: unique() })),
  apply: () => {},
};

/** Every action with its weight: those that lead on are frequent, so that stories reach their ends. */
const rules = [
  [5, invite],
  [2, makeOffer],
  [5, onInterview('candidate', 'accept', () => ({ action: 'accept' }))],
  [1, onInterview('candidate', 'reject', () => ({ action: 'reject', reason }))],
  [1, onInterview('candidate', 'propose', (model) => ({ action: 'propose', times: [earlier(model)] }))],
  [1, onInterview('candidate', 'undo', () => ({ action: 'undo' }))],
  [1, onInterview('candidate', 'cancel', () => ({ action: 'cancel', reason }))],
  [2, onInterview('candidate', 'check_in', () => ({ action: 'check_in' }), '/attendance')],
  [2, onInterview('candidate', 'mark: there', mark(true), '/attendance')],
  [1, onInterview('candidate', 'employer: not', () => ({ action: 'employer_absent' }), '/attendance')],
  [2, onInterview('candidate', 'appeal', () => ({ action: 'appeal', text: 'I waited.' }), '/attendance')],
  [2, onInterview('candidate', 'request_result', () => ({ action: 'request_result' }), '/attendance')],
  [1, onInterview('employer', 'reschedule', later)],
  [1, changeDetails],
  [1, onInterview('employer', 'cancel', () => ({ action: 'cancel', reason }))],
  [
    1,
    onInterview('employer', 'choose a proposed time', (model) => ({
      ...{ action: 'reschedule', starts_at: earlier(model) },
    })),
  ],
  [2, onInterview('employer', 'mark: not', mark(false), '/attendance')],
  [
    1,
    onInterview(
      'employer',
      'give_result',
      () => ({ action: 'give_result', result: 'passed' }),
      '/attendance',
    ),
  ],
  [3, onDecision('candidate_absent')],
  [1, onDecision('employer_absent')],
  [1, onDecision('no_absence')],
  [1, onOffer('accept', { action: 'accept', signed_name: 'Maria' })],
  [1, onOffer('decline', { action: 'decline', reason })],
  [1, onOffer('ask', { action: 'ask', text: 'Is there a canteen?' })],
  [1, onOffer('withdraw', { text: 'The position is gone.' })],
  [
    1,
    onApplication('withdraw with reason', 'declined', ({ person, recruiter }) =>
      person.ask('PATCH', `/job/applied-jobs/${recruiter.jobId}/withdraw`, { reason }),
    ),
  ],
  [
    1,
    onApplication('decline with reason', 'withdrawn', ({ recruiter, applicationId }) =>
      recruiter.ask('PATCH', `/recruiter/applications/${applicationId}`, {
        ...{ status: 'declined', reason: 'skills', text: 'Somebody else.' },
      }),
    ),
  ],
] as const;

/**
 * One step of a story. Some actions that the tables refuse at that moment are tried; then comes one that they allow, or a
 * pause.
 */
export class Step implements fc.AsyncCommand<Model, Real> {
  readonly #api: TestApi;
  readonly #roll: number;
  #name = 'no step';

  constructor(api: TestApi, roll: number) {
    this.#api = api;
    this.#roll = roll;
  }

  check = (model: Model): boolean => !hasEnded(model);

  async run(model: Model, real: Real): Promise<void> {
    const refused = rules.filter(([, rule]) => rule.expected(model)?.every((outcome) => !isDone(outcome)));
    for (let tried = 0; tried < refusals && refused.length > 0; tried += 1) {
      const [, rule] = refused[(this.#roll + tried * 7) % refused.length] ?? [];
      if (rule) await act(rule, model, real);
    }
    const choices = rules.flatMap(([weight, rule]) =>
      rule.expected(model)?.some(isMove) ? Array.from({ length: weight }, (): Rule => rule) : [],
    );
    const rule = choices[this.#roll % (choices.length + 2)];
    this.#name = rule?.name ?? 'wait';
    if (rule) await act(rule, model, real);
    else wait(this.#api, model);
    await compare(model, real, this.#name);
  }

  toString = (): string => this.#name;
}

const refusals = 4;
const isMove = (outcome: string) => isDone(outcome) && outcome !== '–';
