import { languages } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app/create-app.ts';
import { readAgencySecret } from '../services/recruiter/demo-agency.ts';
import { aJobseeker, type SignedInPerson } from '../testing/person.ts';
import { aRecruiterWithJob } from '../testing/recruiter.ts';
import { openSocket } from '../testing/socket.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { answer, greet, type Scene, tellDecision } from './choose-words.ts';
import { decide } from './decide.ts';
import { pointIn, readSpan } from './pace.ts';
import { createRecruiterClient } from './recruiter-client.ts';
import { openRecruiterSocket } from './recruiter-socket.ts';
import { replyLanguage } from './reply-language.ts';
import { runDemoRecruiter } from './run-demo-recruiter.ts';
import { texts } from './texts.ts';

const scene = (changes: Partial<Scene> = {}): Scene => ({
  language: 'en',
  name: 'Ana',
  title: 'Baker',
  company: 'Bread & Co',
  seed: 0,
  ...changes,
});

describe('the recruiter’s language', () => {
  it.each([
    ['I would love to work with you, please have a look at my profile.', 'ja', 'en'],
    ['御社の求人に応募いたします。よろしくお願いします。', 'en', 'ja'],
    ['您好，我对这个职位很感兴趣，请看我的简历。', 'en', 'zh-Hans'],
    ['您好，我對這個職缺很有興趣，請看我的履歷。', 'en', 'zh-Hant'],
    ['مرحبا، أرغب في العمل معكم', 'en', 'ar'],
    ['Me interesa mucho este puesto y tengo cinco años de experiencia.', 'en', 'es'],
    ['Tenho muito interesse nesta vaga e cinco anos de experiência.', 'en', 'pt'],
    ['Bu pozisyonla çok ilgileniyorum, beş yıllık deneyimim var.', 'en', 'tr'],
    ['Saya sangat tertarik dengan posisi ini dan punya pengalaman lima tahun.', 'id', 'id'],
    ['Saya sangat berminat dengan jawatan ini dan mempunyai pengalaman lima tahun.', 'ms', 'ms'],
    ['', 'tr', 'tr'],
    ['OK 👍', 'ar', 'ar'],
    ['東京', 'ja', 'ja'],
  ] as const)('for %j about a job in %s is %s', (words, job, expected) => {
    expect(replyLanguage(words, job)).toBe(expected);
  });
});

describe.each(languages.map(({ value }) => value))('the recruiter’s words in %s', (language) => {
  it('name the person and the job, and leave no placeholder', () => {
    for (const wrote of ['', 'Hello']) {
      for (const seed of [0, 1, 2]) {
        const text = greet(scene({ language, seed }), wrote);
        expect(text).toContain('Ana');
        expect(text).toContain('Baker');
        expect(text).not.toMatch(/[{}]/);
      }
    }
    for (const decision of ['accepted', 'declined'] as const) {
      expect(tellDecision(scene({ language }), decision)).toContain('Baker');
    }
  });

  it('answer to the subject of each of its own words', () => {
    for (const [name, topic] of Object.entries(texts[language].topics)) {
      const answers = topic.words.map((word) => answer(scene({ language }), `… ${word} …?`));
      const own = topic.answers.map((text) => text.replace('{title}', 'Baker'));
      expect([name, answers.filter((text) => own.includes(text)).length > 0]).toEqual([name, true]);
    }
  });
});

describe('the recruiter’s words', () => {
  it('keep a name that looks like a placeholder', () => {
    expect(greet(scene({ name: '{title}' }), 'Hi')).toMatch(/^Hi \{title\}, /);
    expect(greet(scene({ name: ' ' }), 'Hi')).toMatch(/^Hello, /);
  });

  it('do not take "display" for a question about pay, and a question before thanks', () => {
    const { pay, thanks } = texts.en.topics;
    expect(pay.answers).not.toContain(answer(scene(), 'I work on display panels'));
    expect(pay.answers).toContain(answer(scene(), 'Thanks! And the salary?'));
    expect(thanks.answers.map((text) => text.replace('{title}', 'Baker'))).toContain(
      answer(scene(), 'Thanks!'),
    );
  });
});

describe('the recruiter’s decisions', () => {
  it('are always the same for an application, and of every kind', () => {
    const many = Array.from({ length: 1000 }, (_, id) => decide(id + 1));
    expect(many).toEqual(Array.from({ length: 1000 }, (_, id) => decide(id + 1)));
    const share = (kind: string | null) => many.filter((decision) => decision === kind).length / 1000;
    expect(share('accepted')).toBeCloseTo(0.55, 1);
    expect(share('declined')).toBeCloseTo(0.25, 1);
  });

  it('come within their span', () => {
    const span = readSpan('1-3', { from: 0, to: 0 });
    for (let id = 1; id < 300; id += 1) {
      expect(pointIn(span, id)).toBeGreaterThanOrEqual(1000);
      expect(pointIn(span, id)).toBeLessThanOrEqual(3000);
    }
    expect(() => readSpan('soon', span)).toThrow('no span of seconds');
  });
});

describe('the demonstration recruiter at work', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());

  const reports: string[] = [];
  const credentials = async () => {
    const secret = await readAgencySecret(api.dependencies.config.dataFolder);
    if (secret === null) throw new Error('No agency');
    return secret;
  };
  const start = (apiUrl: string) =>
    runDemoRecruiter({
      apiUrl,
      credentials,
      pace: { answer: { from: 50, to: 100 }, decision: { from: 200, to: 400 } },
      lookEveryMs: 300,
      report: (line) => reports.push(line),
    });

  const apply = async (person: SignedInPerson, jobId: number, words: string) =>
    (await person.ask('POST', `/data/jobs/${jobId}/applications`, { first_message: words })).json().data
      .application;

  const messagesOf = async (person: SignedInPerson, chatId: number) =>
    (await person.ask('GET', `/jobApplication/chats/${chatId}/messages`)).json().data.messages;

  it('views and answers an application, types first, answers again, and decides', async () => {
    const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
    const recruiter = await aRecruiterWithJob(api, { title: 'Panadero', language: 'es', countryKey: 'es' });
    const desk = start(url);
    const person = await aJobseeker(api, { firstName: 'Lucía' });
    const tab = await openSocket(url, person);
    await expect.poll(() => reports).toContain('At the desk: listening for applications.');
    const application = await apply(person, recruiter.jobId, 'Me interesa mucho este puesto de trabajo.');
    await tab.hear('application', (event) => event.label === 'viewed');
    await tab.hear('typing', (event) => event.side === 'recruiter');
    const { message } = await tab.hear('message', (event) => event.message.sender === 'recruiter');
    expect(message.text).toMatch(/^Hola, Lucía: /);
    expect(message.text).toContain('Panadero');
    // Its key follows from what it answers: said again after a crash, it is still said once.
    const [first] = await messagesOf(person, application.chat_id);
    expect(message.client_key).toBe(`demo-answer-${application.chat_id}-${first.id}`);
    await tab.hear('receipt', (event) => event.status === 'read' && event.side === 'recruiter');

    const body = { client_key: 'my-next-words', text: '¿Cuál es el sueldo para este puesto?' };
    await person.ask('POST', `/jobApplication/chats/${application.chat_id}/messages`, body);
    const second = await tab.hear(
      'message',
      (event) => event.message.sender === 'recruiter' && event.message.text.includes('sueldo'),
    );
    expect(second.message.text).toBe(texts.es.topics.pay.answers[0]);
    if (decide(application.id) !== null) {
      const label = decide(application.id) === 'accepted' ? 'accepted' : 'not_accepted';
      await tab.hear('application', (event) => event.label === label);
    }
    tab.close();
    desk.stop();
  });

  it('answers a question that a decision overtook', async () => {
    const app = await createApp(api.dependencies);
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const recruiter = await aRecruiterWithJob(api, { language: 'es', countryKey: 'es' });
    const person = await aJobseeker(api);
    const { id, chat_id } = await apply(person, recruiter.jobId, '¿Cuál es el sueldo para este puesto?');
    await createRecruiterClient(url, credentials).send(chat_id, `demo-decision-${id}`, 'Bienvenida.');
    const desk = start(url);
    await expect
      .poll(async () => (await messagesOf(person, chat_id)).length, { timeout: 10_000 })
      .toBeGreaterThan(2);
    desk.stop();
    const said = (await messagesOf(person, chat_id)).map((message: { text: string }) => message.text);
    expect(said.at(-1)).toMatch(/^Hola, /);
    await app.close();
  });

  it('opens no socket any more when it is stopped while it signs in', async () => {
    const app = await createApp(api.dependencies);
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const opened: string[] = [];
    app.server.on('upgrade', ({ url: path = '' }) => opened.push(path));
    const { promise: signedIn, resolve: signIn } = Promise.withResolvers<string>();
    const socket = openRecruiterSocket({
      apiUrl: url,
      cookie: () => signedIn,
      onSessionEnd: () => {},
      onOpen: () => {},
      onEvent: () => {},
      report: () => {},
    });
    socket.stop();
    signIn('');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(opened).toEqual([]);
    await app.close();
  });

  it('is back after the API was away, and answers once what came meanwhile', async () => {
    const { dependencies } = api;
    const first = await createApp(dependencies);
    const url = await first.listen({ host: '127.0.0.1', port: 0 });
    const recruiter = await aRecruiterWithJob(api);
    const desk = start(url);
    const person = await aJobseeker(api);
    await first.close();
    const application = await apply(person, recruiter.jobId, '');
    const again = await createApp(dependencies);
    await again.listen({ host: '127.0.0.1', port: Number(new URL(url).port) });
    await expect
      .poll(async () => (await messagesOf(person, application.chat_id)).length, { timeout: 10_000 })
      .toBeGreaterThan(0);
    desk.stop();
    const another = start(url);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    another.stop();
    const messages = await messagesOf(person, application.chat_id);
    const greetings = messages.filter((message: { text: string }) => message.text.startsWith('Hi Aylin, '));
    expect(greetings).toHaveLength(1);
    await again.close();
  }, 30_000);
});
