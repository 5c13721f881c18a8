import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// A setup file: test files share one page, so this empties the page and its storage after each test. Last in the list,
// because `afterEach` hooks run in reverse order: the page is removed while its server and clock still exist.
afterEach(() => {
  // Files of server rendering have no page.
  if (typeof document === 'undefined') return;
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
