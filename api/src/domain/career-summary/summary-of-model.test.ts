import { summaryLimits } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aBarista,
  accept,
  haveWritten,
  idOf,
  lastOf,
  midnight,
  now,
  path,
  summaryOf,
  textsOf,
  write,
} from '../../testing/people/career-summary.ts';
import { createModelServer, type ModelServer } from '../../testing/servers/model-server.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

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

  it('gives ten credits a day, new ones at 00:01 in Singapore', async () => {
    const person = await aBarista(api);
    const next = () => {
      model.say(sentence('I make coffee.', 'f1'));
      return write(person);
    };
    await haveWritten(api, person, summaryLimits.creditsPerDay - 1, true);
    expect((await next()).events[0]).toMatchObject({ credits_left: 0 });
    expect((await write(person)).answer.json()).toMatchObject({
      code: 41321,
      retry_after: (midnight.getTime() - now.getTime()) / 1000,
    });
    api.setTime(new Date(midnight.getTime() - 1));
    expect((await write(person)).answer.json().code).toBe(41321);
    api.setTime(midnight);
    expect((await next()).events[0]).toMatchObject({ credits_left: 9 });
    api.setTime(now);
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
