import { languages, summaryLimits } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aBarista,
  accept,
  haveWritten,
  idOf,
  lastOf,
  midnight,
  now,
  summaryOf,
  textsOf,
  write,
} from '../../testing/people/career-summary.ts';
import { aJobseeker } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { phrases } from './built-in-writer.ts';
import { checkSentence } from './check-sentence.ts';
import type { Fact } from './read-facts.ts';

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
      credits_left: 10,
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
    const earlier = { ...aWork, company_name: 'Kopi Co', start_month: '2016-01', end_month: '2018-12' };
    for (const work of [aWork, earlier]) await person.ask('POST', '/jobseeker/work-experiences/create', work);
    const first = textsOf((await write(person)).events);
    const shorter = textsOf((await write(person, { rewrite_type: 'shorter' }, 'PUT')).events);
    expect(shorter.length).toBeLessThan(first.length);
    // The latest job, and no other.
    expect(shorter).toContain('I worked as Head barista at Kapeng Iloilo, 2019–2022.');
    expect(shorter.join(' ')).not.toContain('Kopi Co');
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

  it('takes no credit for its own phrases, and writes where none is left', async () => {
    const person = await aBarista(api);
    await haveWritten(api, person, summaryLimits.creditsPerDay - 1, true);
    for (let time = 0; time < 2; time += 1) {
      const { events } = await write(person);
      expect([events[0], lastOf(events)]).toMatchObject([{ credits_left: 1 }, { type: 'end' }]);
    }
  });
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
