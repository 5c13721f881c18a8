import { describe, expect, it } from 'vitest';
import { formatFileSize } from './format-file-size.ts';

describe('formatFileSize', () => {
  it('rounds up, so that a file over the limit never seems within it', () => {
    expect(formatFileSize('en', 5 * 1024 * 1024, 2)).toBe('5 MB');
    expect(formatFileSize('en', 5 * 1024 * 1024 + 1, 2)).toBe('5.01 MB');
  });

  it('uses the unit and decimal separator of the language', () => {
    expect(formatFileSize('en', 340_000)).toBe('333 kB');
    expect(formatFileSize('es', 1_300_000)).toBe('1,3 MB');
    expect(formatFileSize('ar', 1_300_000)).toMatch(/م|ميغابايت/);
  });
});
