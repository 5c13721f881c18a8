import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
});

/** The older command of browsers, which asks the page for what it copies. */
function givenTheOlderCommand(): string[] {
  const copied: string[] = [];
  const execCommand = () => {
    const clipboardData = { setData: (_: string, text: string) => copied.push(text) };
    document.dispatchEvent(Object.assign(new Event('copy', { cancelable: true }), { clipboardData }));
    return true;
  };
  Object.assign(document, { execCommand });
  return copied;
}

it('copies without https, where the browser has no clipboard', async () => {
  vi.stubGlobal('navigator', {});
  const copied = givenTheOlderCommand();
  expect(await copyText('https://jobs.example/1')).toBe(true);
  expect(copied).toEqual(['https://jobs.example/1']);
});

it('copies by the older command where the clipboard is refused', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new DOMException('no')) } });
  const copied = givenTheOlderCommand();
  expect(await copyText('1234-5678')).toBe(true);
  expect(copied).toEqual(['1234-5678']);
});

it('says that nothing was copied where both fail', async () => {
  vi.stubGlobal('navigator', {});
  expect(await copyText('1234-5678')).toBe(false);
});
