import { expect, it } from 'vitest';
import { entryWords } from '../../common/entries/entry-words.ts';
import { inLanguage, withDegrees } from './in-language.ts';

const document = {
  basics: { name: 'Amihan' },
  skills: [{ name: 'Latte art', level: 'Expert' }, { name: 'Tills', level: 'since 2019' }, { name: 'Stock' }],
  languages: [
    { language: 'English', fluency: 'Fluent' },
    { language: 'My own', fluency: 'B2' },
  ],
  education: [{ institution: 'USA', studyType: 'Master', area: 'Master', endDate: 'today' }],
};

it('says what the site names in the language of the result, and leaves what the person wrote', () => {
  const arabic = inLanguage(document, 'en', 'ar');
  expect(arabic.skills).toEqual([
    { name: 'Latte art', level: 'خبير' },
    { name: 'Tills', level: 'since 2019' },
    { name: 'Stock' },
  ]);
  expect(arabic.languages).toEqual([
    { language: 'الإنجليزية', fluency: 'طلاقة' },
    { language: 'My own', fluency: 'B2' },
  ]);
  expect(arabic.education?.[0]?.endDate).toBe('الآن');
  expect(inLanguage(arabic, 'ar', 'en')).toEqual(document);
});

it('names a degree by the list of the other language, and no field of study that is called alike', () => {
  const named = withDegrees(document, [{ id: 5, value: 'Master' }], [{ id: 5, value: 'ماجستير' }]);
  expect(named.education?.[0]).toMatchObject({ studyType: 'ماجستير', area: 'Master' });
});

it('has the same levels in every language', () => {
  const keysOf = ({ skill, language }: (typeof entryWords)['en']) => [
    Object.keys(skill),
    Object.keys(language),
  ];
  for (const words of Object.values(entryWords)) {
    expect(keysOf(words)).toEqual(keysOf(entryWords.en));
    // A level that another one is called, too, could not be told in another language.
    for (const levels of [words.skill, words.language])
      expect(new Set(Object.values(levels)).size).toBe(Object.keys(levels).length);
  }
});
