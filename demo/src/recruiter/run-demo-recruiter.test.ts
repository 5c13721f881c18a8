import { aJobseeker, type SignedInPerson } from '@jobharbor/api/testing/people/person.ts';
import { addJob, agencyCredentialsOf, aRecruiterWithJob } from '@jobharbor/api/testing/people/recruiter.ts';
import { serveApp } from '@jobharbor/api/testing/servers/serve-app.ts';
import type { TestApi } from '@jobharbor/api/testing/servers/test-api.ts';
import { openSocket } from '@jobharbor/api/testing/socket.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConnectedApi, siteSecret } from '../testing/connected-api.ts';
import { decide } from './decide.ts';
import { createRecruiterClient } from './recruiter-client.ts';
import { openRecruiterSocket } from './recruiter-socket.ts';
import { replyTextsOf } from './reply-texts.ts';
import { runDemoRecruiter } from './run-demo-recruiter.ts';

describe('the demonstration recruiter', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createConnectedApi();
  });
  afterAll(() => api.close());

  const reports: string[] = [];
  const credentials = async () => agencyCredentialsOf(api);
  const start = (apiUrl: string) =>
    runDemoRecruiter({
      site: { origin: apiUrl, secret: siteSecret },
      credentials,
      pace: { reply: { from: 50, to: 100 }, decision: { from: 200, to: 400 } },
      pollEveryMs: 300,
      report: (line) => reports.push(line),
    });

  const apply = async (person: SignedInPerson, jobId: number, words: string) =>
    (await person.ask('POST', `/data/jobs/${jobId}/applications`, { first_message: words })).json().data
      .application;

  const messagesOf = async (person: SignedInPerson, chatId: number) =>
    (await person.ask('GET', `/jobApplication/chats/${chatId}/messages`)).json().data.messages;

  it('opens an application, shows that it is typing, replies twice, and decides', async () => {
    const url = await api.url();
    const recruiter = await aRecruiterWithJob(api, { title: 'Panadero', language: 'es', countryKey: 'es' });
    const running = start(url);
    const person = await aJobseeker(api, { firstName: 'Lucía' });
    const tab = await openSocket(api, person);
    await expect.poll(() => reports).toContain('Connected: waiting for applications.');
    const application = await apply(person, recruiter.jobId, 'Me interesa mucho este puesto de trabajo.');
    await tab.waitFor('application', (event) => event.label === 'viewed');
    await tab.waitFor('typing', (event) => event.side === 'recruiter');
    const { message } = await tab.waitFor('message', (event) => event.message.sender === 'recruiter');
    expect(message.text).toMatch(/^Hola, Lucía: /);
    expect(message.text).toContain('Panadero');
    // The key follows from the message that it answers: sent again after a crash, it still appears once.
    const [first] = await messagesOf(person, application.chat_id);
    expect(message.client_key).toBe(`demo-answer-${application.chat_id}-${first.id}`);
    await tab.waitFor('receipt', (event) => event.status === 'read' && event.side === 'recruiter');

    const body = { client_key: 'my-next-message', text: '¿Cuál es el sueldo para este puesto?' };
    await person.ask('POST', `/jobApplication/chats/${application.chat_id}/messages`, body);
    const second = await tab.waitFor(
      'message',
      (event) => event.message.sender === 'recruiter' && event.message.text.includes('sueldo'),
    );
    expect(second.message.text).toBe(replyTextsOf('es').topics.pay.answers[0]);
    if (decide(application.id) !== null) {
      const label = decide(application.id) === 'accepted' ? 'accepted' : 'not_accepted';
      await tab.waitFor('application', (event) => event.label === label);
    }
    tab.close();
    running.stop();
  });

  it('answers a question that arrived just before the decision', async () => {
    const app = await serveApp(api);
    const { url } = app;
    const recruiter = await aRecruiterWithJob(api, { language: 'es', countryKey: 'es' });
    const person = await aJobseeker(api);
    const { id, chat_id } = await apply(person, recruiter.jobId, '¿Cuál es el sueldo para este puesto?');
    await createRecruiterClient({ origin: url, secret: siteSecret }, credentials).send(
      chat_id,
      `demo-decision-${id}`,
      'Bienvenida.',
    );
    const running = start(url);
    await expect.poll(async () => (await messagesOf(person, chat_id)).length).toBeGreaterThan(2);
    running.stop();
    const said = (await messagesOf(person, chat_id)).map((message: { text: string }) => message.text);
    expect(said.at(-1)).toMatch(/^Hola, /);
    await app.close();
  });

  it('suggests another job of the company to whom it declines', async () => {
    const app = await serveApp(api);
    const company = { sourceKey: 'two-jobs', name: 'Two Jobs' };
    const recruiter = await aRecruiterWithJob(api, { company });
    const otherJob = await addJob(api, { company, title: 'Ward clerk' });
    const running = start(app.url);
    let person = await aJobseeker(api);
    while (decide((await apply(person, recruiter.jobId, 'Hello')).id) !== 'declined')
      person = await aJobseeker(api);
    const interestsOf = async () =>
      (await person.ask('GET', '/jobApplication/interests')).json().data.interests;
    await expect
      .poll(interestsOf)
      .toMatchObject([{ job: { id: otherJob }, note: expect.stringContaining('Ward clerk') }]);
    running.stop();
    await app.close();
  });

  it('opens no socket when it is stopped while it signs in', async () => {
    const app = await serveApp(api);
    const { url } = app;
    const opened: string[] = [];
    app.onUpgrade((path) => opened.push(path));
    const { promise: signedIn, resolve: signIn } = Promise.withResolvers<string>();
    const socket = openRecruiterSocket({
      apiUrl: url,
      accessToken: () => signedIn,
      onTokenEnd: () => {},
      onOpen: () => {},
      onEvent: () => {},
      report: () => {},
    });
    socket.stop();
    signIn('');
    await signedIn;
    // The server gets a later request after the upgrade of a socket.
    await fetch(`${url}/api/health`);
    expect(opened).toEqual([]);
    await app.close();
  });

  it('reconnects after the API was down, and answers once what arrived meanwhile', async () => {
    const first = await serveApp(api);
    const { url } = first;
    const recruiter = await aRecruiterWithJob(api);
    const running = start(url);
    const person = await aJobseeker(api);
    await first.close();
    const application = await apply(person, recruiter.jobId, '');
    const again = await serveApp(api, Number(new URL(url).port));
    await expect.poll(async () => (await messagesOf(person, application.chat_id)).length).toBeGreaterThan(0);
    running.stop();
    const another = start(url);
    const question = { client_key: 'a-question', text: 'What is the salary?' };
    const path = `/jobApplication/chats/${application.chat_id}/messages`;
    const { id } = (await person.ask('POST', path, question)).json().data.message;
    const answer = { client_key: `demo-answer-${application.chat_id}-${id}` };
    // Its answer follows whatever else it has to say in this chat.
    await expect
      .poll(() => messagesOf(person, application.chat_id))
      .toContainEqual(expect.objectContaining(answer));
    another.stop();
    const messages = await messagesOf(person, application.chat_id);
    const greetings = messages.filter((message: { text: string }) => message.text.startsWith('Hi Aylin, '));
    expect(greetings).toHaveLength(1);
    await again.close();
  });

  // The last test: it moves the clock of the API days ahead of the recruiter's, whose decisions would then wait for days.
  it('invites who is accepted to an interview, confirms a time that the candidate proposes, and gives the result', async () => {
    const app = await serveApp(api);
    const recruiter = await aRecruiterWithJob(api);
    const running = start(app.url);
    // Which application is accepted follows from its id.
    let person = await aJobseeker(api);
    while (decide((await apply(person, recruiter.jobId, 'Hello')).id) !== 'accepted')
      person = await aJobseeker(api);
    const interviewsOf = async () =>
      (await person.ask('GET', '/jobApplication/interviews')).json().data.interviews;
    await expect.poll(async () => (await interviewsOf()).length).toBe(1);
    const [{ id, version, starts_at }] = await interviewsOf();
    const times = [starts_at + 3_600];
    await person.ask('PATCH', `/jobApplication/interviews/${id}`, { action: 'propose', version, times });
    await expect
      .poll(async () => (await interviewsOf())[0])
      .toMatchObject({ phase: 'upcoming', starts_at: times[0] });

    const attend = async (at: number, body: object) => {
      api.setTime(new Date(at * 1000));
      const [{ version }] = await interviewsOf();
      await person.ask('PATCH', `/jobApplication/interviews/${id}/attendance`, { version, ...body });
    };
    const [{ ends_at, attendance }] = await interviewsOf();
    await attend(ends_at, { action: 'mark', attended: true });
    await attend(attendance.result_from, { action: 'request_result' });
    await expect
      .poll(async () => (await interviewsOf())[0].attendance.stage, { timeout: 5_000 })
      .toMatch(/^(?:passed|not_suitable)$/);
    running.stop();
    await app.close();
  });
});
