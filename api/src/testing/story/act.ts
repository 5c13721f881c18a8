import { type ApplicationStage, type InterviewStage, stageOfStory } from '@jobharbor/shared/contracts';
import { expect } from 'vitest';
import type { SentTo } from '../people/conversation.ts';
import type { SignedInPerson } from '../people/person.ts';
import { type Model, offerOf, rowOf, stageOf } from './model.ts';

/** The story as both sides see it. */
export interface Real extends SentTo {
  admin: SignedInPerson;
  interview?: { id: number; version: number };
  offer?: { id: number; version: number };
}
type Answer = Awaited<ReturnType<SentTo['person']['ask']>>;

export interface Rule {
  name: string;
  /** The documented outcomes; null where there is nothing to act on. */
  expected: (model: Model) => readonly string[] | null;
  ask: (real: Real, model: Model) => Promise<Answer>;
  apply: (model: Model, outcome: string) => void;
}

/** The code of a refusal is a number. */
export const isDone = (outcome: string) => !/^\d/.test(outcome);

/** One action as its table says: with the documented code, or into the documented state. */
export async function act(rule: Rule, model: Model, real: Real): Promise<void> {
  const expected = rule.expected(model) ?? [];
  const answer = await rule.ask(real, model);
  const code = answer.statusCode >= 400 ? String(answer.json().code) : null;
  const context = `${rule.name} from ${rowOf(model)} / ${model.status} / ${offerOf(model)}`;
  if (code !== null) expect(expected, context).toContain(code);
  else {
    const outcome = expected.find(isDone);
    expect(outcome, `${context} is not refused`).toBeDefined();
    if (outcome !== undefined && outcome !== '–') rule.apply(model, outcome);
  }
}

/** What the person sees agrees with the model, and the one label follows from it. */
export async function compare(model: Model, real: Real, context: string): Promise<void> {
  const { person, applicationId } = real;
  const data = async (path: string) => (await person.ask('GET', `/jobApplication/${path}`)).json().data;
  const latest = model.interview && (await data('interviews?sort=2')).interviews[0];
  const stage = latest && shownStage(latest.attendance);
  expect(stage ?? '', context).toBe(stageOf(model));
  const offer = model.offer && (await data('offers')).offers.toSorted(byLatest)[0];
  expect(offer?.phase ?? null, context).toBe(offerOf(model));
  const [application] = (await data('jobseekers')).applications;
  const expected: ApplicationStage = stageOfStory({
    ...{ status: model.status as 'pending', job_status: 'open', exchange_status: 'none' },
    ...{ interview: stage as InterviewStage | null, offer: offer?.phase ?? null },
  });
  expect(application, context).toMatchObject({ id: applicationId, status: model.status, stage: expected });
  if (latest) real.interview = latest;
  if (offer) real.offer = offer;
}

const byLatest = (one: { id: number }, other: { id: number }) => other.id - one.id;

interface Shown {
  stage: string;
  is_contested: boolean;
  employer_absence: 'absent' | 'contested' | null;
}
function shownStage({ stage, is_contested, employer_absence }: Shown): string {
  if (stage === 'passed' || stage === 'not_suitable') return stage;
  if (is_contested || employer_absence === 'contested') return 'contested';
  return employer_absence === 'absent' ? 'employer_absent' : stage;
}
