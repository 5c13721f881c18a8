import { vi } from 'vitest';

/**
 * Stubs scrolling and the page's size, which jsdom lacks. Call it before each test. As in a browser, an observed size is
 * first told in a frame, and none is told while the document is hidden.
 */
export function stubPageSize(height: number): { resizePage(height: number): void } {
  let onResize = () => {};
  const tell = () => {
    if (!document.hidden) onResize();
  };
  vi.stubGlobal('scrollTo', (_: number, y: number) => vi.stubGlobal('scrollY', y));
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        onResize = listener;
      }
      observe() {
        requestAnimationFrame(() => tell());
      }
      disconnect() {
        onResize = () => {};
      }
    },
  );
  const resizePage = (height: number) => {
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });
    tell();
  };
  resizePage(height);
  return { resizePage };
}
