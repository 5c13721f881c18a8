import { expect, it } from 'vitest';
import { joinTornWords } from './torn-words.ts';

const torn = `
Hotel Q uay ( Izmir) I w as a b aker o f t he h ouse
Senior B aker b aked a lso a t n ight
December 2 019 - p resent
Skills: E xcel, M S S QL, J Unit, P L S QL
The o vens o f t he h ouse w ere c lean e ach m orning`
  .trim()
  .split('\n');

it('joins the words of a document whose first letters stand apart', () => {
  expect(joinTornWords(torn)).toEqual([
    'Hotel Quay (Izmir) I was a baker of the house',
    'Senior Baker baked also at night',
    'December 2019 - present',
    'Skills: Excel, MS SQL, JUnit, PL SQL',
    'The ovens of the house were clean each morning',
  ]);
});

it('leaves letters that stand alone in any other document', () => {
  const whole = ['I am a baker', 'C programming, R scripts', 'Team A of 2 019 bakers', 'T shirts'];
  expect(joinTornWords(whole)).toEqual(whole);
});
