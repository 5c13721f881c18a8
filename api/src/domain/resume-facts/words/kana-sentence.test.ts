import { expect, it } from 'vitest';
import { isKanaSentence } from './kana-sentence.ts';

it.each([
  '応用力を評価され',
  '開発のため',
  'いたためソースが冗長になり画面遷移に時間がかかり',
  '障害になっていました',
])('takes %s for a sentence', (text) => expect(isKanaSentence(text)).toBe(true));

it.each(['フロントエンドプログラマ', 'システム開発担当', '株式会社みなと', 'アルバイト'])(
  'takes %s for no sentence',
  (text) => expect(isKanaSentence(text)).toBe(false),
);
