import { languages } from '@jobharbor/shared/contracts';
import { describe, expect, it } from 'vitest';
import {
  asksForPlace,
  decisionMessage,
  firstReply,
  type ReplyContext,
  reply,
  replyToQuestion,
} from './choose-reply.ts';
import { decide } from './decide.ts';
import { pointIn, readSpan } from './pace.ts';
import { replyLanguage } from './reply-language.ts';
import { replyTextsOf } from './reply-texts.ts';

const context = (changes: Partial<ReplyContext> = {}): ReplyContext => ({
  language: 'en',
  name: 'Ana',
  title: 'Baker',
  company: 'Bread & Co',
  seed: 0,
  ...changes,
});

describe('the language of a reply', () => {
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
  ] as const)('to %j about a job in %s is %s', (message, job, expected) => {
    expect(replyLanguage(message, job)).toBe(expected);
  });
});

describe.each(languages.map(({ value }) => value))('replies in %s', (language) => {
  it('name the person and the job, and leave no placeholder', () => {
    for (const message of ['', 'Hello']) {
      for (const seed of [0, 1, 2]) {
        const text = firstReply(context({ language, seed }), message);
        expect(text).toContain('Ana');
        expect(text).toContain('Baker');
        expect(text).not.toMatch(/[{}]/);
      }
    }
    const asked = replyToQuestion(context({ language }), 'zxcv?');
    expect([asked.includes('Ana'), asked.includes('Baker'), /[{}]/.test(asked)]).toEqual([true, true, false]);
    for (const decision of ['accepted', 'declined'] as const) {
      expect(decisionMessage(context({ language }), decision)).toContain('Baker');
    }
  });

  it('answer the topic that a word of the topic names', () => {
    for (const [name, topic] of Object.entries(replyTextsOf(language).topics)) {
      const answers = topic.words.map((word) => reply(context({ language }), `… ${word} …?`));
      const own = topic.answers.map((text) => text.replace('{title}', 'Baker'));
      expect([name, answers.filter((text) => own.includes(text)).length > 0]).toEqual([name, true]);
    }
  });
});

describe('replies', () => {
  it('keep a name that looks like a placeholder', () => {
    expect(firstReply(context({ name: '{title}' }), 'Hi')).toMatch(/^Hi \{title\}, /);
    expect(firstReply(context({ name: ' ' }), 'Hi')).toMatch(/^Hello, /);
  });

  it('do not take "display" for a question about pay, and a question before thanks', () => {
    const { pay, thanks } = replyTextsOf('en').topics;
    expect(pay.answers).not.toContain(reply(context(), 'I work on display panels'));
    expect(pay.answers).toContain(reply(context(), 'Thanks! And the salary?'));
    expect(thanks.answers.map((text) => text.replace('{title}', 'Baker'))).toContain(
      reply(context(), 'Thanks!'),
    );
  });
});

describe('decisions', () => {
  it('are always the same for an application, and of every kind', () => {
    const many = Array.from({ length: 1000 }, (_, id) => decide(id + 1));
    expect(many).toEqual(Array.from({ length: 1000 }, (_, id) => decide(id + 1)));
    const share = (kind: string | null) => many.filter((decision) => decision === kind).length / 1000;
    expect(share('accepted')).toBeCloseTo(0.55, 1);
    expect(share('declined')).toBeCloseTo(0.25, 1);
  });

  it('come within their span', () => {
    const span = readSpan('1-3') ?? { from: 0, to: 0 };
    for (let id = 1; id < 300; id += 1) {
      expect(pointIn(span, id)).toBeGreaterThanOrEqual(1000);
      expect(pointIn(span, id)).toBeLessThanOrEqual(3000);
    }
    expect(readSpan('soon')).toBeUndefined();
  });
});

describe('files of a candidate', () => {
  it('are thanked for, unless the words beside them ask something', () => {
    expect(reply(context(), '', 2)).toContain('I have opened what you sent');
    expect(reply(context(), 'And the salary?', 2)).toBe(reply(context(), 'And the salary?'));
  });

  it('are answered with the way to the office where somebody asks for it', () => {
    expect(asksForPlace(context(), 'Where is the office?')).toBe(true);
    expect(asksForPlace(context(), 'And the salary?')).toBe(false);
  });
});
