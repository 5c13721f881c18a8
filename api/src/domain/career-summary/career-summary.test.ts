import { languages, type SummaryEvent, summaryLimits } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createModelServer, type ModelServer } from '../../testing/model-server.ts';
import { aJobseeker, type Person, type SignedInPerson } from '../../testing/person.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { phrases } from './built-in-writer.ts';
import { checkSentence } from './check-sentence.ts';
import type { Fact } from './read-facts.ts';

const path = '/aicv/ai_writing/career_summary';
const now = new Date('2026-03-10T09:00:00Z');
const midnight = new Date('2026-03-10T16:01:00Z');

const eventsOf = (body: string): SummaryEvent[] =>
  body
    .split('\n\n')
    .filter((frame) => frame.startsWith('data: '))
    .map((frame) => JSON.parse(frame.slice(6)));
const textsOf = (events: SummaryEvent[]) =>
  events.flatMap((event) => (event.type === 'sentence' ? [event.text] : []));
const idOf = ([first]: SummaryEvent[]) => (first?.type === 'start' ? first.id : undefined);
const lastOf = (events: SummaryEvent[]) => events.at(-1);

const write = async (person: Person, body: object = {}, method: 'POST' | 'PUT' = 'POST', language = 1) => {
  const answer = await person.ask(
    method,
    path,
    { stream: true, ...body },
    {
      headers: { 'language-id': String(language) },
    },
  );
  return { answer, events: eventsOf(answer.body) };
};
const accept = (person: Person, body: object = {}) => person.ask('PATCH', path, body);
const summaryOf = async (person: Person) => (await person.ask('GET', '/jobseeker/me')).json().data.summary;

/** A barista since 2015 who knows two things. */
async function aBarista(api: TestApi, more: object = {}) {
  const person = await aJobseeker(api);
  await person.ask('PATCH', '/jobseeker/me', { headline: 'Barista', working_since: 2015, ...more });
  for (const name of ['Latte art', 'Roasting'])
    await person.ask('POST', '/jobseeker/skills/create', { name });
  return person;
}
/** Texts of this moment, which cost a credit each or failed. */
async function haveWritten(api: TestApi, person: SignedInPerson, times: number, isCounted: boolean) {
  const row = {
    account_id: person.user.id,
    status: isCounted ? ('finished' as const) : ('failed' as const),
    language: 'en',
    is_counted: isCounted,
    started_at: now,
  };
  const rows = Array.from({ length: times }, () => row);
  await api.dependencies.db.insertInto('career_summaries').values(rows).execute();
}

const aWork = {
  company_name: 'Kapeng Iloilo',
  job_title: 'Head barista',
  start_month: '2019-04',
  end_month: '2022-08',
};

describe('without a language model', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi({ now });
  });
  afterAll(() => api.close());

  it('says the facts of the profile in phrases of its own, each sentence with its fact', async () => {
    const person = await aBarista(api);
    await person.ask('POST', '/jobseeker/work-experiences/create', aWork);
    const { answer, events } = await write(person);
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    const [start, ...sentences] = events;
    expect(start).toMatchObject({
      writer: 'built_in',
      credits_left: 9,
      renews_at: midnight.getTime() / 1000,
    });
    expect(textsOf(events)).toEqual([
      'What I do: Barista.',
      'I worked as Head barista at Kapeng Iloilo, 2019–2022.',
      'I have been working since 2015.',
      expect.stringMatching(/^My skills: .* and .*\.$/),
    ]);
    for (const event of sentences) if (event.type === 'sentence') expect(event.facts).toHaveLength(1);
    expect(lastOf(events)).toEqual({ type: 'end' });
    // Nothing is in the profile yet.
    expect(await summaryOf(person)).toBeNull();
  });

  it('leaves out work that is hidden from its company', async () => {
    const person = await aBarista(api);
    await person.ask('POST', '/jobseeker/work-experiences/create', {
      ...aWork,
      is_hidden_from_company: true,
    });
    expect((await write(person)).answer.body).not.toContain('Kapeng');
  });

  it.each(languages.map(({ id, value }) => [value, id] as const))('writes in %s', async (tag, id) => {
    const person = await aBarista(api, { location: 'Iloilo City' });
    const { events } = await write(person, {}, 'POST', id);
    const texts = textsOf(events);
    expect(texts.length).toBe(4);
    for (const text of texts) expect(text).not.toMatch(/\{\{|undefined/);
    expect(texts[0]).toBe(phrases[tag].headline?.[0]?.replace('{{headline}}', 'Barista'));
  });

  it('has two wordings of every phrase with the same values in every language', () => {
    const valuesOf = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
    for (const [tag, own] of Object.entries(phrases)) {
      expect([tag, Object.keys(own)]).toEqual([tag, Object.keys(phrases.en)]);
      for (const [name, wordings] of Object.entries(own)) {
        expect([tag, name, wordings.length]).toEqual([tag, name, 2]);
        expect(wordings[0]).not.toBe(wordings[1]);
        for (const wording of wordings)
          expect([tag, name, valuesOf(wording)]).toEqual([tag, name, valuesOf(phrases.en[name]?.[0])]);
      }
    }
  });

  it('writes it shorter, fuller, and in other words', async () => {
    const person = await aBarista(api, { location: 'Iloilo City' });
    const first = textsOf((await write(person)).events);
    const shorter = textsOf((await write(person, { rewrite_type: 'shorter' }, 'PUT')).events);
    expect(shorter.length).toBeLessThan(first.length);
    const fuller = textsOf((await write(person, { rewrite_type: 'fuller' }, 'PUT')).events);
    expect(fuller).toEqual(first);
    const other = textsOf((await write(person, { rewrite_type: 'other_words' }, 'PUT')).events);
    expect(other.length).toBe(first.length);
    for (const text of other) expect(first).not.toContain(text);
  });

  it('puts the text into the profile once it is accepted, and says what was there before', async () => {
    const person = await aBarista(api, { summary: 'My own words.' });
    const texts = textsOf((await write(person)).events);
    const answer = await accept(person);
    expect(answer.json().data).toMatchObject({ summary: texts.join(' '), previous: 'My own words.' });
    expect(await summaryOf(person)).toBe(texts.join(' '));
    const { version } = answer.json().data;
    expect((await accept(person)).json().data).toEqual(answer.json().data);
    const undone = await person.ask('PATCH', '/jobseeker/me', { summary: 'My own words.', version });
    expect(undone.json().data.summary).toBe('My own words.');
  });

  it('takes the sentences that the person keeps', async () => {
    const person = await aBarista(api);
    const texts = textsOf((await write(person)).events);
    await accept(person, { keep: [0, 2] });
    expect(await summaryOf(person)).toBe(`${texts[0]} ${texts[2]}`);
    expect((await accept(person, { keep: [11] })).json().code).toBe(40004);
  });

  it('is accepted by its id, also after a later one', async () => {
    const person = await aBarista(api);
    const { events } = await write(person);
    const later = await write(person, { rewrite_type: 'other_words' }, 'PUT');
    expect(textsOf(later.events)).not.toEqual(textsOf(events));
    expect((await accept(person, { id: idOf(events) })).statusCode).toBe(200);
    expect(await summaryOf(person)).toBe(textsOf(events).join(' '));
  });

  it('is rewritten from the one with this id, also after a later one', async () => {
    const person = await aBarista(api);
    const first = await write(person);
    const rewrite = { rewrite_type: 'other_words' };
    const second = await write(person, rewrite, 'PUT');
    const third = await write(person, { ...rewrite, id: idOf(first.events) }, 'PUT');
    expect(textsOf(third.events)).toEqual(textsOf(second.events));
    expect(textsOf(third.events)).not.toEqual(textsOf(first.events));
  });

  it('cannot be rewritten from another account’s text', async () => {
    const [person, other] = [await aBarista(api), await aBarista(api)];
    const id = idOf((await write(person)).events);
    const { answer } = await write(other, { rewrite_type: 'shorter', id }, 'PUT');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 40004]);
  });

  it('cannot accept another account’s summary', async () => {
    const [person, other] = [await aBarista(api), await aJobseeker(api)];
    const id = idOf((await write(person)).events);
    expect((await accept(other)).json().code).toBe(40004);
    expect((await accept(other, { id })).json().code).toBe(40004);
  });

  it.each([
    ['neither a job nor a history', {}, 41313],
    ['no job', { working_since: 2015 }, 41311],
    ['no history', { headline: 'Cook' }, 41312],
    ['marks for a job', { headline: '— ★ …', working_since: 2015 }, 41315],
  ])('is refused for a profile with %s', async (_what, profile, code) => {
    const person = await aJobseeker(api);
    await person.ask('PATCH', '/jobseeker/me', profile);
    const { answer } = await write(person);
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
  });

  it('is refused for another person’s preference, an unknown rewrite type and too little text', async () => {
    const person = await aBarista(api);
    expect((await write(person, { job_preference_id: 99_999 })).answer.json().code).toBe(40004);
    expect((await write(person, { rewrite_type: 'louder' }, 'PUT')).answer.json().code).toBe(40001);
    await person.ask('PATCH', '/jobseeker/me', { summary: 'Hello.' });
    expect((await write(person, { rewrite_type: 'fuller' }, 'PUT')).answer.json().code).toBe(41316);
  });

  it('is refused where the operator gives no credits, without a time to wait for', async () => {
    const { config } = api.dependencies;
    const person = await aBarista(api);
    config.aiCreditsPerDay = 0;
    const { answer } = await write(person);
    config.aiCreditsPerDay = summaryLimits.creditsPerDay;
    expect([answer.statusCode, answer.json().code, answer.json().retry_after]).toEqual([
      422,
      41314,
      undefined,
    ]);
  });

  it('gives ten credits a day, new ones at 00:01 in Singapore', async () => {
    const person = await aBarista(api);
    await haveWritten(api, person, summaryLimits.creditsPerDay - 1, true);
    expect((await write(person)).events[0]).toMatchObject({ credits_left: 0 });
    const { answer } = await write(person);
    expect(answer.json()).toMatchObject({
      code: 41321,
      retry_after: (midnight.getTime() - now.getTime()) / 1000,
    });
    api.setTime(new Date(midnight.getTime() - 1));
    expect((await write(person)).answer.json().code).toBe(41321);
    api.setTime(midnight);
    expect((await write(person)).events[0]).toMatchObject({ credits_left: 9 });
    api.setTime(now);
  });
});

describe('with a language model', () => {
  let api: TestApi;
  let model: ModelServer;
  let url: string;
  beforeAll(async () => {
    model = await createModelServer();
    api = await createTestApi({ now, config: { model: model.settings } });
    url = await api.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await api.close();
    await model.close();
  });
  beforeEach(() => void model.requests.splice(0));

  const sentence = (text: string, ...facts: string[]) => `${JSON.stringify({ text, facts })}\n`;

  it('passes on whole sentences from any pieces, and marks what the profile does not say', async () => {
    const person = await aBarista(api);
    const said = [
      sentence('I have pulled espresso since 2015.', 'f2'),
      sentence('That makes 11 years.', 'f2'),
      sentence('I have led a team of 40 people.', 'f1'),
      sentence('I trained at Harvard with care.', 'f1'),
      sentence('I love guests.', 'f9'),
      'And I say this without any form.',
    ].join('');
    model.say(...(said.match(/.{1,7}/gs) ?? []));
    const { events } = await write(person);
    expect(events[0]).toMatchObject({ writer: 'model' });
    expect(events.flatMap((event) => (event.type === 'sentence' ? [event.facts] : []))).toEqual([
      ['f2'],
      ['f2'],
      [],
      [],
      [],
      [],
    ]);
    expect(lastOf(events)).toEqual({ type: 'end' });
    const [request] = model.requests;
    expect(request).toMatchObject({ model: 'a-model', stream: true });
    expect(request?.messages[1]?.content).toContain('working since 2015 (11 years)');
    expect(request?.messages[0]?.content).not.toContain('Barista');
  });

  it('is given the text that is to be rewritten, not a later one', async () => {
    const person = await aBarista(api);
    model.say(sentence('I have pulled espresso for years.', 'f1'));
    const id = idOf((await write(person)).events);
    model.say(sentence('A life among coffee machines and guests.', 'f1'));
    await write(person, { rewrite_type: 'fuller' }, 'PUT');
    await write(person, { rewrite_type: 'fuller', id }, 'PUT');
    const said = model.requests
      .at(-1)
      ?.messages.map(({ content }) => content)
      .join('\n');
    expect(said).toContain('I have pulled espresso for years.');
    expect(said).not.toContain('A life among coffee machines');
  });

  it('keeps what arrived before the model broke off, asks for no credit, and names the trouble', async () => {
    const person = await aBarista(api);
    model.say(sentence('I make coffee.', 'f1'), '{"text": "And th', { end: 'cut' });
    const { answer, events } = await write(person);
    expect(answer.statusCode).toBe(200);
    expect(textsOf(events)).toEqual(['I make coffee.']);
    expect(lastOf(events)).toMatchObject({ type: 'failed', code: 41280 });
    expect((await accept(person)).json().data.summary).toBe('I make coffee.');
    model.say(sentence('Again.', 'f1'));
    expect((await write(person)).events[0]).toMatchObject({ credits_left: 9 });
  });

  it.each<[string, Parameters<ModelServer['say']>, number]>([
    ['is not there', [{ status: 503 }], 41280],
    ['has no room', [{ status: 429 }], 41280],
    ['says nothing', [], 41280],
    ['refuses the subject', ['{"te', { end: 'content_filter' }], 41320],
  ])('says so when the model %s', async (_what, steps, code) => {
    const person = await aBarista(api);
    model.say(...steps);
    const { events } = await write(person);
    expect(lastOf(events)).toMatchObject({ type: 'failed', code });
    expect(textsOf(events)).toEqual([]);
    expect(await summaryOf(person)).toBeNull();
  });

  it('takes hostile text as text: one line, no marks that hide anything, bounded', async () => {
    const person = await aBarista(api);
    model.say(
      sentence('<img src=x onerror=alert(1)> \u202Eevil\u0000\u0007 text', 'f1'),
      `${'x'.repeat(900)}\n`.repeat(30),
      'y'.repeat(200_000),
    );
    const { events } = await write(person);
    const texts = textsOf(events);
    expect(texts[0]).toBe('<img src=x onerror=alert(1)> evil text');
    expect(texts.join(' ').length).toBeLessThanOrEqual(summaryLimits.maxLength);
    expect(texts.length).toBeLessThanOrEqual(summaryLimits.maxSentences);
    expect((await accept(person)).statusCode).toBe(200);
  });

  it('is stopped by whoever leaves: the model is let go, and what was written can be accepted', async () => {
    const person = await aBarista(api);
    model.say(sentence('I make coffee.', 'f1'), '{"text": "And', { end: 'stall' });
    const leaving = new AbortController();
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      signal: leaving.signal,
      headers: { 'content-type': 'application/json', cookie: person.cookieHeader(), origin: url },
      body: '{}',
    });
    const reader = answer.body?.getReader();
    let text = '';
    while (!text.includes('coffee')) text += new TextDecoder().decode((await reader?.read())?.value);
    // One at a time.
    expect((await write(person)).answer.json().code).toBe(41319);
    expect((await accept(person)).json().code).toBe(41319);
    leaving.abort();
    await model.left;
    await expect
      .poll(async () => (await accept(person)).json().data?.summary, { timeout: 10_000 })
      .toBe('I make coffee.');
    model.say(sentence('Again.', 'f1'));
    expect((await write(person)).events[0]).toMatchObject({ credits_left: 8 });
  });

  it('may be tried forty times in 24 hours, however often it fails', async () => {
    const person = await aBarista(api);
    await haveWritten(api, person, summaryLimits.attemptsPerDay - 1, false);
    model.say({ status: 500 });
    expect(lastOf((await write(person)).events)).toMatchObject({ code: 41280 });
    expect((await write(person)).answer.json()).toMatchObject({ code: 41275, retry_after: 86_400 });
  });
});

it('gives up a model that stalls', async () => {
  const model = await createModelServer({ stallMs: 50 });
  const api = await createTestApi({ now, config: { model: model.settings } });
  const person = await aBarista(api);
  model.say('{"text": "I', { end: 'stall' });
  expect(lastOf((await write(person)).events)).toMatchObject({ type: 'failed', code: 41280 });
  await api.close();
  await model.close();
});

describe('a sentence', () => {
  const facts = [
    { id: 'f1', kind: 'work', text: '', detail: 'Nurse · St. Luke · 2019–2022', phrase: '', values: {} },
    { id: 'f2', kind: 'place', text: '', detail: 'İzmir', phrase: '', values: {} },
  ] satisfies Fact[];
  it.each([
    ['I was a nurse at St. Luke from 2019 to 2022.', ['f1'], ['f1']],
    ['I was a nurse at St. Luke until ２０２２.', ['f1'], ['f1']],
    ['I was a nurse at Mayo Clinic.', ['f1'], []],
    ['I have 12 years behind me.', ['f1'], []],
    ['I live in the heart of İzmir.', ['f2'], ['f2']],
    ['أعمل ممرضة منذ ٢٠١٩.', ['f1'], ['f1']],
    ['أعمل ممرضة منذ ٢٠١٨.', ['f1'], []],
  ])('“%s” of %s rests on %s', (text, cited, supported) => {
    expect(checkSentence({ text, facts: cited }, facts).facts).toEqual(supported);
  });
});
