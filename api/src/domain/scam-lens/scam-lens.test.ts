import { languages } from '@jobharbor/shared/contracts';
import { describe, expect, it } from 'vitest';
import { findCautions } from './find-cautions.ts';
import { labelledTexts, measureScams } from './measure-scams.ts';

describe('the scam lens', () => {
  it.each(languages.map(({ value }) => value))(
    'reads %s, on texts that its rules were not tuned on',
    (language) => {
      const texts = labelledTexts.filter((text) => text.language === language);
      expect(texts.length).toBeGreaterThanOrEqual(40);
      const { precision, recall } = measureScams(texts.filter(({ set }) => set === 'kept'));
      expect(precision).toBeGreaterThanOrEqual(0.95);
      expect(recall).toBeGreaterThanOrEqual(0.8);
    },
  );

  it('keeps a third of the texts apart from tuning', () => {
    const kept = labelledTexts.filter(({ set }) => set === 'kept').length;
    expect(kept / labelledTexts.length).toBeGreaterThan(0.33);
  });

  it('names every kind of a text, and finds no sign across sentences or in a promise not to ask', () => {
    expect(findCautions('Send me the code. Then pay the fee of 30 dollars.')).toEqual(['money', 'codes']);
    expect(findCautions('I will pay for lunch. The fee of the museum is small.')).toEqual([]);
    expect(findCautions('We never ask you to pay a fee.')).toEqual([]);
  });
});
