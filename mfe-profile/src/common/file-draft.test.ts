import { afterEach, expect, it, vi } from 'vitest';

const original = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB');
afterEach(() => {
  if (original) Object.defineProperty(globalThis, 'indexedDB', original);
  else Reflect.deleteProperty(globalThis, 'indexedDB');
});

it.each([
  ['has no store of files', () => undefined],
  [
    'refuses it at its first access',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  [
    'refuses to open it',
    () => ({
      open() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  ],
])('keeps nothing, and fails nowhere, in a browser that %s', async (_what, get) => {
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get });
  // Without the store that an earlier test may have opened.
  vi.resetModules();
  const { saveFileDraft, takeFileDraft } = await import('./file-draft.ts');
  await saveFileDraft('video:7', { video: new Blob(['x']) });
  expect(await takeFileDraft('video:7')).toBeNull();
});
