import { vi } from 'vitest';

/** Stubs scrolling and the page's size, which jsdom lacks. Call it before each test. */
export function stubPageSize(height: number): { resizePage(height: number): void } {
  let onResize = () => {};
  vi.stubGlobal('scrollTo', (_: number, y: number) => vi.stubGlobal('scrollY', y));
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        onResize = listener;
      }
      observe() {
        onResize();
      }
      disconnect() {
        onResize = () => {};
      }
    },
  );
  const resizePage = (height: number) => {
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });
    onResize();
  };
  resizePage(height);
  return { resizePage };
}
