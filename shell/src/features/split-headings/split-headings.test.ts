import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markPhrases, splitHeadings } from './split-headings.ts';

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
const phrases = (text: string) => markPhrases(text, segmenter).split('\u200b');

describe('the phrases of a heading', () => {
  it.each([
    ['東京で働くエンジニアを募集', ['東京で', '働く', 'エンジニアを', '募集']],
    ['【正社員】看護師「経験3年」', ['【正社員】', '看護師', '「経験', '3年」']],
    ['Reactの開発', ['Reactの', '開発']],
    ['', ['']],
  ])('%s', (text, expected) => {
    expect(phrases(text)).toEqual(expected);
  });

  it.each([
    ['zh-Hans', '看看这个职位在其他城市的工资', ['看看', '这个', '职位', '在其他', '城市的', '工资']],
    ['zh-Hans', '为您推荐的工作（远程）', ['为您', '推荐的', '工作', '（远程）']],
    ['zh-Hans', '投递之前，先看清一份工作', ['投递', '之前，', '先看清', '一份', '工作']],
    ['zh-Hant', '工程師與資料分析', ['工程師', '與資料', '分析']],
  ])('in %s take a preposition, conjunction or adverb before the word: %s', (language, text, expected) => {
    const chinese = new Intl.Segmenter(language, { granularity: 'word' });
    expect(markPhrases(text, chinese).split('\u200b')).toEqual(expected);
  });

  it('leave the text as it was', () => {
    const text = '「月給30万円〜」でWebデザイナー(リモート可)を、募集します。';
    expect(phrases(text).join('')).toBe(text);
  });
});

describe('a page', () => {
  let leave: AbortController;
  beforeEach(() => {
    leave = new AbortController();
    document.body.innerHTML =
      '<main lang="ja"><h1>東京で働く</h1><p>東京で働く</p><h2 lang="en">Work in Tokyo</h2></main>';
    splitHeadings(document.body, leave.signal);
  });
  afterEach(() => leave.abort());
  const text = (selector: string) => document.querySelector(selector)?.textContent;

  it('has its Japanese headings split, and nothing else', () => {
    expect(text('h1')).toBe('東京で\u200b働く');
    expect(text('p')).toBe('東京で働く');
    expect(text('h2')).toBe('Work in Tokyo');
    expect([...document.querySelectorAll('[data-phrases]')].map(({ tagName }) => tagName)).toEqual(['H1']);
  });

  it('has Chinese headings split by words', async () => {
    const added = document.createElement('section');
    added.lang = 'zh-Hans';
    added.innerHTML = '<h3>在新加坡招聘软件工程师</h3>';
    document.querySelector('main')?.append(added);
    await expect.poll(() => text('h3')?.split('\u200b')).toEqual(['在新加坡', '招聘', '软件', '工程师']);
  });

  it('has headings split that come or change later, once', async () => {
    const added = document.createElement('section');
    added.innerHTML = '<h3><a>大阪で働く</a></h3>';
    document.querySelector('main')?.append(added);
    const changed = document.querySelector('h1')?.firstChild as Text;
    changed.data = '京都で働く';
    await expect.poll(() => text('h3')).toBe('大阪で\u200b働く');
    await expect.poll(() => text('h1')).toBe('京都で\u200b働く');
  });
});
