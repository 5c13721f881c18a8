import { languages } from '@jobharbor/shared/contracts';
import { describe, expect, it } from 'vitest';
import { previewTexts, renderPreviewBanner } from './preview-banner.ts';

const preview = { set: '0f<b>', id: 'a', until: Date.UTC(2026, 10, 24, 16, 30) / 1_000 };

describe.each(languages)('the banner of a preview in $value', (language) => {
  it('names set and end, with a way out', () => {
    const banner = renderPreviewBanner(preview, language, 'Asia/Tokyo');
    expect(banner).toContain('<bdi><b>0f&#60;b&#62;</b></bdi>');
    expect(banner).toMatch(/<bdi>[^<]*(?:25|٢٥)[^<]*<\/bdi>/);
    expect(banner).toContain(`<button>${previewTexts(language).leave}</button>`);
    expect(banner).not.toContain('{{');
  });

  it('has words of its own', () => {
    const own = Object.values(previewTexts(language));
    expect(own).toHaveLength(4);
    const english = Object.values(previewTexts({ value: 'en' }));
    if (language.value !== 'en') expect(own.filter((text) => english.includes(text))).toEqual([]);
  });
});
