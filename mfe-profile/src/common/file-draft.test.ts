import { afterEach, expect, it } from 'vitest';
import { saveFileDraft, takeFileDraft } from './file-draft.ts';

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
  await saveFileDraft('video:7', { video: new Blob(['x']) });
  expect(await takeFileDraft('video:7')).toBeNull();
});
