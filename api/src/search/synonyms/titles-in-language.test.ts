import { describe, expect, it } from 'vitest';
import { titlesInLanguage } from './titles-in-language.ts';

const titled = (...values: string[]) => values.map((value) => ({ value }));
const shown = (values: string[], language: Parameters<typeof titlesInLanguage>[1], size = 10) =>
  titlesInLanguage(titled(...values), language, size).map(({ value }) => value);

describe('advertised titles on a page', () => {
  it('are named in its language where a name is known, each once', () => {
    const titles = ['Software Engineer', 'محاسب', 'مهندس برمجيات', 'ممرضة', 'سائق', 'طباخ'];
    expect(shown(titles, 'ar')).toEqual(['مهندس برمجيات', 'محاسب', 'ممرضة', 'سائق', 'طباخ']);
    expect(shown(['Software engineer'], 'ja')).toEqual(['ソフトウェアエンジニア']);
    expect(shown(['software engineer'], 'zh-Hans')).toEqual(['软件工程师']);
  });

  it('leave out those that its readers cannot read', () => {
    expect(shown(['Barista', 'محاسب', 'ممرضة', 'سائق', 'طباخ'], 'ar')).toEqual([
      'محاسب',
      'ممرضة',
      'سائق',
      'طباخ',
    ]);
    expect(shown(['料理人', 'Cook', 'Nurse', 'Çaycı', 'C++ / C# dev (2x)'], 'en')).toHaveLength(4);
  });

  it('are shown as advertised where hardly any is in its language', () => {
    expect(shown(['Barista', 'محاسب', 'Doorman'], 'ar')).toEqual(['Barista', 'محاسب', 'Doorman']);
    expect(shown(['Barista', 'Doorman'], 'ar', 1)).toEqual(['Barista']);
  });
});
